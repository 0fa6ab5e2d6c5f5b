import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startCognitoForClients, type CognitoServer } from '#testing/api/cognito-server.ts';
import { cognitoAddresses } from './addresses.ts';

let cognito: CognitoServer;
beforeAll(async () => {
  cognito = await startCognitoForClients();
});
beforeEach(() => (cognito.requests.length = 0));
afterAll(() => cognito.close());

test('Finds the account of a learner with its address, and none that was deleted', async () => {
  const addresses = cognitoAddresses('us-east-1_pool');
  const Attributes = [{ Name: 'email', Value: 'zoe@example.org' }];
  cognito.response = { result: { Users: [{ Username: 'n1', Attributes }] } };
  expect(await addresses.find('u1')).toEqual({ username: 'n1', email: 'zoe@example.org' });
  cognito.response = { result: { Users: [] } };
  expect(await addresses.find('u1')).toBeNull();
});

test('Tells whether an address signs in to an account', async () => {
  const addresses = cognitoAddresses('us-east-1_pool');
  cognito.response = { result: { Username: 'n1' } };
  expect(await addresses.isTaken('zoe@example.org')).toBe(true);
  cognito.response = { error: 'UserNotFoundException' };
  expect(await addresses.isTaken('zoe@example.org')).toBe(false);
});

test('Changes an address as confirmed, unless another account has it', async () => {
  const addresses = cognitoAddresses('us-east-1_pool');
  cognito.response = { result: {} };
  expect(await addresses.change('n1', 'new@example.org')).toBe('changed');
  expect(cognito.requests).toEqual([
    {
      UserPoolId: 'us-east-1_pool',
      Username: 'n1',
      UserAttributes: [
        { Name: 'email', Value: 'new@example.org' },
        { Name: 'email_verified', Value: 'true' },
      ],
    },
  ]);
  cognito.response = { error: 'AliasExistsException' };
  expect(await addresses.change('n1', 'new@example.org')).toBe('taken');
  cognito.response = { error: 'TooManyRequestsException' };
  await expect(addresses.change('n1', 'new@example.org')).rejects.toMatchObject({
    name: 'TooManyRequestsException',
  });
});
