import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCognitoForClients, type CognitoServer } from '#testing/api/cognito-server.ts';
import { cognitoAccounts, cognitoAliases } from './accounts.ts';

let cognito: CognitoServer;
beforeAll(async () => {
  cognito = await startCognitoForClients();
});
afterAll(() => cognito.close());

test('An account is found by the learner’s id, and a missing one is told from a pool that does not respond', async () => {
  const accountExists = cognitoAccounts('us-east-1_pool');
  cognito.response = { result: { Users: [{ Username: 'u1' }] } };
  expect(await accountExists('u1')).toBe(true);
  expect(cognito.requests).toEqual([
    { UserPoolId: 'us-east-1_pool', Filter: 'sub = "u1"', Limit: 1 },
  ]);
  cognito.response = { result: { Users: [] } };
  expect(await accountExists('u1')).toBe(false);
  cognito.response = { error: 'ResourceNotFoundException' };
  await expect(accountExists('u1')).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  await expect(accountExists('u1" or "')).rejects.toThrow('unknown form');
});

test('The account behind an address is found by its alias, and no account by an unconfirmed one', async () => {
  const accountOf = cognitoAliases();
  cognito.requests.length = 0;
  cognito.response = { result: { Username: 'random-name' } };
  expect(await accountOf('us-east-1_pool', 'zoe@example.org')).toBe('random-name');
  expect(cognito.requests).toEqual([{ UserPoolId: 'us-east-1_pool', Username: 'zoe@example.org' }]);
  cognito.response = { error: 'UserNotFoundException' };
  expect(await accountOf('us-east-1_pool', 'zoe@example.org')).toBeNull();
  cognito.response = { error: 'TooManyRequestsException' };
  await expect(accountOf('us-east-1_pool', 'zoe@example.org')).rejects.toMatchObject({
    name: 'TooManyRequestsException',
  });
});
