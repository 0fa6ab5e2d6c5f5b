import { afterAll, beforeAll, expect, test } from 'vitest';
import { startIdentity } from '../testing/identity-test-server.ts';

const EMAIL = 'ada@learner.example';
const PASSWORD = 'a long enough password';

let identity: Awaited<ReturnType<typeof startIdentity>>;
beforeAll(async () => {
  identity = await startIdentity();
  await identity.register(EMAIL, PASSWORD);
});
afterAll(async () => {
  await identity.stop();
  identity.removeFolder();
});

async function signIn() {
  const { AuthenticationResult } = await identity.signIn(EMAIL, PASSWORD);
  return AuthenticationResult as { AccessToken: string; IdToken: string; RefreshToken: string };
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;

const refresh = (RefreshToken: string) =>
  identity.call('GetTokensFromRefreshToken', { RefreshToken });
const getUser = (AccessToken: string) => identity.call('GetUser', { AccessToken });

test('A refresh token returns new tokens and the next refresh token', async () => {
  const first = await signIn();
  const { AuthenticationResult: second } = await refresh(first.RefreshToken);
  expect(second.RefreshToken).not.toBe(first.RefreshToken);
  expect(claimsOf(second.AccessToken)).toMatchObject({
    sub: claimsOf(first.AccessToken)['sub'],
    auth_time: claimsOf(first.AccessToken)['auth_time'],
  });
  expect((await refresh(second.RefreshToken)).status).toBe(200);
});

test('Two tabs that refresh at the same time both stay signed in', async () => {
  const { RefreshToken } = await signIn();
  const [response, other] = await Promise.all([refresh(RefreshToken), refresh(RefreshToken)]);
  expect(response.status).toBe(200);
  expect(other.status).toBe(200);
  for (const { AuthenticationResult } of [response, other]) {
    expect((await refresh(AuthenticationResult.RefreshToken)).status).toBe(200);
  }
});

test('Refreshing with InitiateAuth works, too', async () => {
  const { RefreshToken } = await signIn();
  const response = await identity.call('InitiateAuth', {
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN: RefreshToken },
  });
  expect(response['AuthenticationResult'].AccessToken).toBeTruthy();
});

test('A revoked sign-in can neither refresh nor call, and other sign-ins stay valid', async () => {
  const [ended, other] = [await signIn(), await signIn()];
  const revoked = await identity.call('RevokeToken', { Token: ended.RefreshToken });
  expect(revoked.status).toBe(200);
  expect(await refresh(ended.RefreshToken)).toMatchObject({
    status: 400,
    __type: 'NotAuthorizedException',
    message: 'Refresh Token has been revoked',
  });
  expect(await getUser(ended.AccessToken)).toMatchObject({
    message: 'Access Token has been revoked',
  });
  expect((await getUser(other.AccessToken)).status).toBe(200);
});

test('Signing out everywhere ends every sign-in', async () => {
  const [one, other] = [await signIn(), await signIn()];
  const response = await identity.call('GlobalSignOut', { AccessToken: one.AccessToken });
  expect(response.status).toBe(200);
  expect((await refresh(other.RefreshToken)).status).toBe(400);
  expect((await getUser(other.AccessToken)).status).toBe(400);
});

test('A forged access token is refused', async () => {
  const { AccessToken } = await signIn();
  const [header, payload, signature] = AccessToken.split('.') as [string, string, string];
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const forged = Buffer.from(JSON.stringify({ ...claims, exp: 9_999_999_999 })).toString(
    'base64url',
  );
  expect(await getUser(`${header}.${forged}.${signature}`)).toMatchObject({
    __type: 'NotAuthorizedException',
    message: 'Invalid Access Token',
  });
});

test('An ID token is not an access token, nor is a refresh token', async () => {
  const { IdToken, RefreshToken } = await signIn();
  expect((await getUser(IdToken)).status).toBe(400);
  expect((await getUser(RefreshToken)).status).toBe(400);
});

test('A new password requires the old one and must meet the policy', async () => {
  const { AccessToken } = await signIn();
  const change = (PreviousPassword: string, ProposedPassword: string) =>
    identity.call('ChangePassword', { AccessToken, PreviousPassword, ProposedPassword });
  expect((await change('wrong password here', 'a different password'))['message']).toBe(
    'Incorrect username or password.',
  );
  expect((await change(PASSWORD, 'short'))['__type']).toBe('InvalidPasswordException');
  expect((await change(PASSWORD, 'a different password')).status).toBe(200);
  expect((await identity.signIn(EMAIL, 'a different password')).status).toBe(200);
});

// Source: rules/access.md A35
test.each([
  ['GetUser', {}],
  ['ChangePassword', { PreviousPassword: PASSWORD, ProposedPassword: 'a stolen long password' }],
  ['UpdateUserAttributes', { UserAttributes: [{ Name: 'name', Value: 'Eve' }] }],
  ['AssociateSoftwareToken', {}],
  ['VerifySoftwareToken', { UserCode: '123456' }],
  ['SetUserMFAPreference', { SoftwareTokenMfaSettings: { Enabled: false } }],
  ['StartWebAuthnRegistration', {}],
  ['CompleteWebAuthnRegistration', { Credential: {} }],
  ['ListWebAuthnCredentials', {}],
  ['DeleteWebAuthnCredential', { CredentialId: 'x' }],
  ['GlobalSignOut', {}],
  ['DeleteUser', {}],
])(
  'A token that a refresh renewed may not %s, however recent its sign-in',
  async (operation, fields) => {
    const email = `${operation.toLowerCase()}@learner.example`;
    await identity.register(email, PASSWORD);
    const { RefreshToken } = (await identity.signIn(email, PASSWORD)).AuthenticationResult;
    for (const renewed of [
      await refresh(RefreshToken),
      await identity.call('InitiateAuth', {
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: RefreshToken },
      }),
    ]) {
      const { AccessToken } = renewed.AuthenticationResult;
      expect(await identity.call(operation, { AccessToken, ...fields })).toMatchObject({
        status: 400,
        __type: 'NotAuthorizedException',
        message: 'Access Token does not have required scopes',
      });
    }
    expect((await identity.signIn(email, PASSWORD)).AuthenticationResult).toBeDefined();
  },
);
