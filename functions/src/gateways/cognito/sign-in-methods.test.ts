import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCognitoForClients, type CognitoServer } from '#testing/api/cognito-server.ts';
import { cognitoSignInMethods } from './sign-in-methods.ts';

const POOL = 'us-east-1_pool';
const PASSKEY = {
  id: 'aWQ',
  rawId: 'aWQ',
  type: 'public-key',
  authenticatorAttachment: undefined,
  response: { clientDataJSON: 'e30', attestationObject: 'oA' },
} as const;

let cognito: CognitoServer;
beforeAll(async () => {
  cognito = await startCognitoForClients();
});
beforeEach(() => {
  cognito.requests.length = 0;
  cognito.response = { result: {} };
  cognito.responses = { ListUsers: { result: { Users: [{ Username: 'n1' }] } } };
});
afterAll(() => cognito.close());

const methods = (hasPasskeys = true) => cognitoSignInMethods(POOL, hasPasskeys);

describe('factors', () => {
  test('change with the token of the learner: the app and what a passkey counts as in one call', async () => {
    expect(await methods().turnAuthenticatorOn('token', '123456')).toBe('done');
    expect(await methods(false).turnAuthenticatorOff('token')).toBe('done');
    expect(cognito.requests).toEqual([
      { AccessToken: 'token', UserCode: '123456' },
      {
        AccessToken: 'token',
        SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true },
        WebAuthnMfaSettings: { Enabled: true },
      },
      { AccessToken: 'token', SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false } },
    ]);
  });

  test('are refused to a token without the right', async () => {
    cognito.response = { error: 'NotAuthorizedException' };
    const outcomes = [
      await methods().turnAuthenticatorOn('token', '123456'),
      await methods().turnAuthenticatorOff('token'),
      await methods().addPasskey('token', PASSKEY),
      await methods().removePasskey('token', 'aWQ'),
    ];
    expect(outcomes).toEqual(['refused', 'refused', 'refused', 'refused']);
  });

  test.each(['EnableSoftwareTokenMFAException', 'CodeMismatchException'])(
    'are not turned on by a wrong code (%s)',
    async (error) => {
      cognito.response = { error };
      expect(await methods().turnAuthenticatorOn('token', '123456')).toBe('wrong_code');
    },
  );

  test('are passkeys as the device made them, and no others', async () => {
    expect(await methods().addPasskey('token', PASSKEY)).toBe('done');
    const { authenticatorAttachment: _none, ...passkey } = PASSKEY;
    expect(cognito.requests).toEqual([
      { AccessToken: 'token', Credential: { ...passkey, clientExtensionResults: {} } },
    ]);
    cognito.response = { error: 'WebAuthnChallengeNotFoundException' };
    expect(await methods().addPasskey('token', PASSKEY)).toBe('invalid');
  });

  test('are removed once', async () => {
    cognito.response = { error: 'ResourceNotFoundException' };
    expect(await methods().removePasskey('token', 'aWQ')).toBe('missing');
  });

  test('are unknown while the pool does not respond', async () => {
    cognito.response = { error: 'InternalErrorException' };
    await expect(methods().turnAuthenticatorOff('token')).rejects.toMatchObject({
      name: 'InternalErrorException',
    });
  });
});

describe('an account', () => {
  test('is read and changed without a token of its learner', async () => {
    cognito.responses['AdminGetUser'] = { result: { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] } };
    expect(await methods().hasAuthenticator('u1')).toBe(true);
    expect(await methods().endSignIns('u1')).toBe(true);
    expect(await methods().changeName('u1', 'Zoe Quinn')).toBe(true);
    const user = { UserPoolId: POOL, Username: 'n1' };
    expect(cognito.requests.filter((request) => 'Username' in request)).toEqual([
      user,
      user,
      { ...user, UserAttributes: [{ Name: 'name', Value: 'Zoe Quinn' }] },
    ]);
  });

  test('may no longer exist', async () => {
    cognito.responses['ListUsers'] = { result: { Users: [] } };
    expect(await methods().hasAuthenticator('u1')).toBeNull();
    expect(await methods().endSignIns('u1')).toBe(false);
    expect(await methods().changeName('u1', 'Zoe Quinn')).toBe(false);
  });
});
