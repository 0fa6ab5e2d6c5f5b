import { operatingRoutes } from '@learning/shared/contract/operators/routes';
import { expect, it } from 'vitest';
import { readCallLine, UnusableLine, usageOf } from './call-line.ts';

const read = (...args: string[]) => readCallLine(operatingRoutes, args);
const messageOf = (...args: string[]) => {
  try {
    read(...args);
  } catch (error) {
    if (error instanceof UnusableLine) return error.message;
    throw error;
  }
  throw new Error('The line was read.');
};

it('reads path, query and body from the fields of the contract', () => {
  expect(read('list-audit', '--month', '2026-01')).toMatchObject({
    name: 'listAudit',
    query: { month: '2026-01' },
    isConfirmed: false,
  });
  expect(
    read(
      'requestErasure',
      '--learner-id=u1',
      '--keepsCertificates',
      '--reason',
      'by letter',
      '--yes',
    ),
  ).toMatchObject({
    params: { learnerId: 'u1' },
    body: { keepsCertificates: true, reason: 'by letter' },
    isConfirmed: true,
  });
});

it('takes JSON for what is not text, and text that looks like JSON as text', () => {
  const line = ['invite-operator', '--email', 'ada@example.org', '--reason', '123'];
  expect(read(...line, '--roles', '["support"]').body).toEqual({
    email: 'ada@example.org',
    roles: ['support'],
    reason: '123',
  });
});

it('lists every call when there is none', () => {
  expect(messageOf()).toBe(usageOf(operatingRoutes));
  expect(messageOf('nothing')).toContain('unlock-account --learner-id … --reason …');
});

it.each([
  [['unlock-account', '--learner-id', 'u1'], '--reason'],
  [['unlock-account', '--learner-id', 'no such', '--reason', 'asked'], '--learner-id'],
  [['list-audit', '--month', '2026-13'], '--month'],
  [['list-audit', '--unknown', '1'], '--unknown is unknown'],
  [['list-audit', 'ada@example.org'], 'ada@example.org is not a flag'],
  [
    ['invite-operator', '--email', 'a@b.org', '--roles', '["king"]', '--reason', 'asked'],
    '--roles',
  ],
])('refuses %j and names %s', (args, expected) => {
  expect(messageOf(...args)).toContain(expected);
});
