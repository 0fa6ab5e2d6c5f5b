import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventRepository } from '#events/event-repository.ts';
import { LIMITS } from '#limits/limits.ts';
import type { Table } from '#table/table.ts';
import {
  openAccountHarness,
  RIGHT_CODE,
  type AccountHarness,
} from '#testing/account/account-harness.ts';
import { validCalls } from '#testing/api/valid-calls.ts';
import { createTestTable } from '#testing/table/test-table.ts';

let table: Table;
let api: AccountHarness;
beforeAll(async () => {
  table = await createTestTable();
});
beforeEach(() => {
  api = openAccountHarness(table);
});

const told = async (userId: string) =>
  (await eventRepository(table).list(userId)).map(({ type, data }) => ({ type, ...data }));

/** The changes of how a learner signs in, and what they are told about each. */
const CHANGES = [
  ['turnAuthenticatorOn', { body: { code: RIGHT_CODE } }, 'authenticator_added'],
  ['turnAuthenticatorOff', {}, 'authenticator_removed'],
  ['addPasskey', { body: validCalls.addPasskey.body }, 'passkey_added'],
  ['removePasskey', { params: { userId: 'me', passkeyId: 'cGFzc2tleQ' } }, 'passkey_removed'],
] as const;

describe.each(CHANGES)('%s', (name, input, change) => {
  it('is made by the pool and told to the learner', async () => {
    const { userId } = api.learner();
    await api.ok(userId, name, input as object);
    expect(api.poolChanges).toEqual([name]);
    expect(await told(userId)).toEqual([{ type: 'signInChanged', change }]);
  });

  // Source: rules/access.md A35
  it('is refused after 15 minutes, and with a token that a refresh renewed', async () => {
    const { userId } = api.learner();
    api.tokenIs = 'refreshed';
    expect(await api.refused(userId, name, input as object)).toBe('recent_sign_in_required');
    api.tokenIs = 'of a sign-in';
    api.signedInAt = new Date(api.now.getTime() - 15 * 60_000 - 1);
    expect(await api.refused(userId, name, input as object)).toBe('recent_sign_in_required');
    expect([api.poolChanges, await told(userId)]).toEqual([[], []]);
  });

  it('is made at most so often', async () => {
    const { userId } = api.learner();
    for (let count = 0; count < LIMITS.accountChangesPerLearner.max; count += 1)
      await api.ok(userId, name, input as object);
    expect(await api.refused(userId, name, input as object)).toBe('too_many_requests');
  });
});

it('A wrong code of an app turns nothing on and tells no one', async () => {
  const { userId } = api.learner();
  const body = { code: '000000' };
  expect(await api.refused(userId, 'turnAuthenticatorOn', { body })).toBe(
    'wrong_authenticator_code',
  );
  expect(await told(userId)).toEqual([]);
});

it('A passkey that is gone is removed without a word', async () => {
  const { userId } = api.learner();
  await api.ok(userId, 'removePasskey', { params: { userId: 'me', passkeyId: 'unknown' } });
  expect(await told(userId)).toEqual([]);
});

describe('with a token that a refresh renewed', () => {
  beforeEach(() => {
    api.tokenIs = 'refreshed';
    api.signedInAt = new Date(api.now.getTime() - 86_400_000);
  });

  it('a learner sees whether there is an app, changes the name and signs out everywhere', async () => {
    const { userId } = api.learner();
    expect(await api.ok(userId, 'getSignIn')).toEqual({ hasAuthenticator: false });
    await api.ok(userId, 'changeName', { body: { name: ' Zoe Quinn ' } });
    await api.ok(userId, 'endSignIns', { body: { hasNewPassword: false } });
    expect(api.poolChanges).toEqual(['changeName Zoe Quinn', 'endSignIns']);
    expect(await told(userId)).toEqual([]);
  });

  it('a learner is told of a new password when it ends the other sign-ins', async () => {
    const { userId } = api.learner();
    await api.ok(userId, 'endSignIns', { body: { hasNewPassword: true } });
    expect(await told(userId)).toEqual([{ type: 'signInChanged', change: 'password_changed' }]);
  });

  // Source: rules/privacy.md P10
  it('a learner gives no name that turns the direction of text', async () => {
    const { userId } = api.learner();
    const body = { name: 'Zoe \u202e Quinn' };
    expect(await api.refused(userId, 'changeName', { body })).toBe('invalid_request');
    expect(api.poolChanges).toEqual([]);
  });
});
