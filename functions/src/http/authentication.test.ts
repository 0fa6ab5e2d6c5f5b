import { describe, expect, test } from 'vitest';
import { callerOf, ownUserId } from './authentication.ts';

const refusal = (code: string) => expect.objectContaining({ code }) as Error;

describe('the caller', () => {
  test.each([
    ['as HTTP APIs pass them', '[operators editors]', ['operators', 'editors']],
    ['with a single group', '[operators]', ['operators']],
    ['without brackets', 'operators', ['operators']],
    ['with commas', '[operators, editors]', ['operators', 'editors']],
    ['as the token holds them', ['operators', 'editors'], ['operators', 'editors']],
    ['when there are none', '[]', []],
    ['when the claim is empty', '', []],
    ['when the claim is absent', undefined, []],
    ['when the claim is something else', 7, []],
    ['without values that are not text', ['operators', 7], ['operators']],
  ])('has the groups of the claim %s', (_how, claim, groups) => {
    const claims = { sub: 'u1', token_use: 'access', 'cognito:groups': claim };
    expect(callerOf(claims)).toEqual({ userId: 'u1', groups });
  });

  test('is not an operator by a group whose name only begins or ends like it', () => {
    const claims = { sub: 'u1', token_use: 'access', 'cognito:groups': '[operators-x xoperators]' };
    expect(callerOf(claims).groups).not.toContain('operators');
  });

  test.each([
    ['no claims', undefined],
    ['no sub', { token_use: 'access' }],
    ['a sub that is not text', { sub: 1, token_use: 'access' }],
    ['an ID token', { sub: 'u1', token_use: 'id' }],
    ['a token without token_use', { sub: 'u1' }],
  ])('is refused with %s', (_what, claims) => {
    expect(() => callerOf(claims)).toThrow(refusal('unauthorized'));
  });
});

test.each([
  ['as HTTP APIs pass it', '1795000000', new Date(1_795_000_000_000)],
  ['as the token holds it', 1_795_000_000, new Date(1_795_000_000_000)],
  ['that is no number', 'yesterday', undefined],
  ['that is not whole', 1.5, undefined],
  ['that is absent', undefined, undefined],
])('the time of the sign-in comes from the claim %s', (_how, claim, signedInAt) => {
  const claims = { sub: 'u1', token_use: 'access', auth_time: claim };
  expect(callerOf(claims).signedInAt).toEqual(signedInAt);
});

describe('a user id in a call', () => {
  const caller = { userId: 'u1', groups: [] };

  test.each(['me', 'u1'])('%s is the caller', (requested) => {
    expect(ownUserId(requested, caller)).toBe('u1');
  });

  test.each(['u2', '', 'ME', 'u1 ', 'U1'])('%j is another learner', (requested) => {
    expect(() => ownUserId(requested, caller)).toThrow(refusal('forbidden'));
  });
});
