import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startCognitoForClients, type CognitoServer } from '#testing/api/cognito-server.ts';
import { cachedContacts, cognitoContacts, cognitoEmails } from './emails.ts';

let cognito: CognitoServer;
beforeAll(async () => {
  cognito = await startCognitoForClients();
});
beforeEach(() => (cognito.requests.length = 0));
afterAll(() => cognito.close());

const person = (...attributes: [string, string][]) => ({
  result: {
    Users: [{ Username: 'n1', Attributes: attributes.map(([Name, Value]) => ({ Name, Value })) }],
  },
});
const MINUTE_MS = 60_000;
function shownEmails(clock?: () => number) {
  const contactOf = cachedContacts(cognitoContacts('us-east-1_pool'), clock);
  return async (userId: string) => (await contactOf(userId))?.email ?? null;
}

test('A changed address counts for the next mail', async () => {
  const emailOf = cognitoEmails('us-east-1_pool');
  cognito.response = person(['sub', 'u1'], ['email', 'old@example.org']);
  expect(await emailOf('u1')).toBe('old@example.org');
  cognito.response = person(['sub', 'u1'], ['email', 'new@example.org']);
  expect(await emailOf('u1')).toBe('new@example.org');
});

test('An address that is only shown is read from the user pool and cached for five minutes', async () => {
  let now = 0;
  const emailOf = shownEmails(() => now);
  cognito.response = person(['sub', 'u1'], ['email', 'zoe@example.org']);
  expect(await emailOf('u1')).toBe('zoe@example.org');
  cognito.response = person(['email', 'new@example.org']);
  now = 5 * MINUTE_MS - 1;
  expect(await emailOf('u1')).toBe('zoe@example.org');
  expect(cognito.requests).toEqual([
    { UserPoolId: 'us-east-1_pool', Filter: 'sub = "u1"', Limit: 1 },
  ]);
  expect(await emailOf('u2')).toBe('new@example.org');
  now = 5 * MINUTE_MS;
  expect(await emailOf('u1')).toBe('new@example.org');
});

test('A missing learner or address returns null and is not cached', async () => {
  const emailOf = shownEmails();
  cognito.response = { result: { Users: [] } };
  expect(await emailOf('u1')).toBeNull();
  cognito.response = person(['sub', 'u1']);
  expect(await emailOf('u1')).toBeNull();
  expect(cognito.requests).toHaveLength(2);
});

test('A failed read of the user pool is not cached', async () => {
  const emailOf = shownEmails();
  cognito.response = { error: 'TooManyRequestsException' };
  await expect(emailOf('u1')).rejects.toMatchObject({ name: 'TooManyRequestsException' });
  cognito.response = person(['email', 'zoe@example.org']);
  expect(await emailOf('u1')).toBe('zoe@example.org');
});

test.each([
  ['Zoë Ås', 'Zoë Ås'],
  ['', null],
  ['\u200b\u202e', null],
  ['Zoë\r\nReply-To: x@example.net\u2028\u202eCall now', 'Zoë Reply-To: x@example.net Call now'],
  ['x'.repeat(2_000), 'x'.repeat(100)],
])('The name %j is %j for others (rule P10)', async (name, shown) => {
  cognito.response = person(['email', 'zoe@example.org'], ['name', name]);
  expect(await cognitoContacts('us-east-1_pool')('u1')).toEqual({
    email: 'zoe@example.org',
    name: shown,
  });
});
