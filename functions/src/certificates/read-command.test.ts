import { expect, it } from 'vitest';
import { readCommand } from './read-command.ts';

const ID = '0123456789abcdefghjkmnpqrs';
const read = (text: string) => readCommand(text.split(' '));
const environment = 'dev';

it.each([
  [`--env dev --revoke ${ID}`, { task: 'revoke', certificateId: ID, reason: 'other' }],
  [`--env dev --revoke ${ID} --reason error`, { task: 'revoke', reason: 'error' }],
  ['--env dev --rewrite', { task: 'rewrite' }],
  ['--env dev --sign-again', { task: 'signAgain' }],
  [
    '--env dev --withdraw-key abc --at 2026-11-20',
    { task: 'withdrawKey', key: 'abc', at: new Date('2026-11-20T00:00:00Z') },
  ],
  [
    '--env dev --withdraw-key abc --at 2026-11-20T14:30Z',
    { task: 'withdrawKey', at: new Date('2026-11-20T14:30:00Z') },
  ],
])('reads %s', (line, expected) => {
  expect(read(line)).toMatchObject({ environment, ...expected });
});

it.each([
  '--rewrite',
  '--env dev',
  '--env Dev --rewrite',
  '--env dev --revoke short',
  `--env dev --revoke ${ID} --reason whim`,
  `--env dev --revoke ${ID} --rewrite`,
  '--env dev --rewrite --sign-again',
  '--env dev --rewrite --reason error',
  '--env dev --withdraw-key abc',
  '--env dev --withdraw-key abc --at yesterday',
  '--env dev --withdraw-key abc --at 2026-13-40',
  '--env dev --sign-again --at 2026-11-20',
  '--env dev --unknown',
])('refuses %s', (line) => {
  expect(read(line)).toBeUndefined();
});
