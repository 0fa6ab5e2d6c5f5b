import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authenticatorCode } from './authenticator-code.ts';
import { startIdentity } from './testing/identity-test-server.ts';
import { VirtualPasskey } from './testing/virtual-passkey.ts';
import { USER_POOL_ID } from './user-pool.ts';

const PASSWORD = 'a long enough password';
const STEP_MS = 30_000;

let identity: Awaited<ReturnType<typeof startIdentity>>;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(async () => {
  await identity.stop();
  identity.removeFolder();
});

const APP_ON = { Enabled: true, PreferredMfa: true };
const APP_OFF = { Enabled: false, PreferredMfa: false };

/** Registers a learner with a connected app. The code of the setup is used, so the first sign-in takes that of the next step. */
async function withApp() {
  const email = `${randomUUID()}@learner.example`;
  await identity.register(email, PASSWORD);
  const { AccessToken } = (await identity.signIn(email, PASSWORD)).AuthenticationResult;
  const { SecretCode } = await identity.call('AssociateSoftwareToken', { AccessToken });
  const secret = SecretCode as string;
  const UserCode = authenticatorCode(secret, Date.now());
  const verified = await identity.call('VerifySoftwareToken', { AccessToken, UserCode });
  expect(verified).toMatchObject({ status: 200, Status: 'SUCCESS' });
  await identity.call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: APP_ON });
  return { email, secret, AccessToken, nextCode: authenticatorCode(secret, Date.now() + STEP_MS) };
}

const answer = (Session: unknown, SOFTWARE_TOKEN_MFA_CODE: string) =>
  identity.call('RespondToAuthChallenge', {
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session,
    ChallengeResponses: { SOFTWARE_TOKEN_MFA_CODE },
  });

const choose = (USERNAME: string, PREFERRED_CHALLENGE: string) =>
  identity.call('InitiateAuth', {
    AuthFlow: 'USER_AUTH',
    AuthParameters: { USERNAME, PREFERRED_CHALLENGE },
  });

async function createPasskey(AccessToken: string) {
  const { CredentialCreationOptions: options } = await identity.call('StartWebAuthnRegistration', {
    AccessToken,
  });
  const passkey = new VirtualPasskey();
  const Credential = passkey.register((options as { challenge: string }).challenge);
  await identity.call('CompleteWebAuthnRegistration', { AccessToken, Credential });
}

describe('an authenticator app', () => {
  test('is asked for after the password, and each code counts once', async () => {
    const { email, AccessToken, nextCode } = await withApp();
    const user = await identity.call('GetUser', { AccessToken });
    expect(user).toMatchObject({
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    });
    expect(JSON.stringify(user)).not.toMatch(/secret/i);

    const first = await identity.signIn(email, PASSWORD);
    expect(first).toMatchObject({ status: 200, ChallengeName: 'SOFTWARE_TOKEN_MFA' });
    expect(first.AuthenticationResult).toBeUndefined();
    const signedIn = await answer(first['Session'], nextCode);
    expect(signedIn).toMatchObject({ status: 200, AuthenticationResult: { ExpiresIn: 900 } });
    expect(await answer(first['Session'], nextCode)).toMatchObject({
      __type: 'NotAuthorizedException',
    });

    const { Session } = await identity.signIn(email, PASSWORD);
    expect(await answer(Session, nextCode)).toMatchObject({
      status: 400,
      __type: 'ExpiredCodeException',
    });
  });

  test('does not show before the password is right', async () => {
    const { email } = await withApp();
    expect(await identity.signIn(email, 'not the right password')).toMatchObject({
      __type: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
  });

  test('ends the sign-in after five wrong codes', async () => {
    const { email, nextCode } = await withApp();
    const { Session } = await identity.signIn(email, PASSWORD);
    for (let wrong = 0; wrong < 5; wrong += 1) {
      expect(await answer(Session, 'abcdef')).toMatchObject({ __type: 'CodeMismatchException' });
    }
    expect(await answer(Session, nextCode)).toMatchObject({ __type: 'NotAuthorizedException' });
  });

  test('cannot be turned on without a code of it, and stays as it was while another one is set up', async () => {
    const email = `${randomUUID()}@learner.example`;
    await identity.register(email, PASSWORD);
    const { AccessToken } = (await identity.signIn(email, PASSWORD)).AuthenticationResult;
    const turnOn = { AccessToken, SoftwareTokenMfaSettings: APP_ON };
    expect(await identity.call('SetUserMFAPreference', turnOn)).toMatchObject({
      __type: 'InvalidParameterException',
    });
    await identity.call('AssociateSoftwareToken', { AccessToken });
    expect(
      await identity.call('VerifySoftwareToken', { AccessToken, UserCode: 'abcdef' }),
    ).toMatchObject({ __type: 'EnableSoftwareTokenMFAException' });
    expect((await identity.call('SetUserMFAPreference', turnOn)).status).toBe(400);

    const other = await withApp();
    await identity.call('AssociateSoftwareToken', { AccessToken: other.AccessToken });
    const { Session } = await identity.signIn(other.email, PASSWORD);
    expect((await answer(Session, other.nextCode)).status).toBe(200);
  });

  test('is turned off by its learner or by an operator, and a password is then enough', async () => {
    const { email, AccessToken } = await withApp();
    await identity.call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: APP_OFF });
    expect((await identity.signIn(email, PASSWORD)).AuthenticationResult).toBeDefined();
    const other = await withApp();
    await identity.cognito.call('AdminSetUserMFAPreference', {
      UserPoolId: USER_POOL_ID,
      Username: other.email,
      SoftwareTokenMfaSettings: APP_OFF,
    });
    expect((await identity.signIn(other.email, PASSWORD)).AuthenticationResult).toBeDefined();
  });
});

describe('signing in without a password, with an authenticator app', () => {
  test('has no emailed code', async () => {
    const { email } = await withApp();
    const mails = identity.outbox.list().length;
    expect(await choose(email, 'EMAIL_OTP')).toMatchObject({
      ChallengeName: 'SELECT_CHALLENGE',
      AvailableChallenges: ['PASSWORD'],
    });
    expect(identity.outbox.list()).toHaveLength(mails);
  });

  test('has a passkey only while it counts as two factors, which needs the app', async () => {
    const { email, AccessToken } = await withApp();
    await createPasskey(AccessToken);
    expect(await choose(email, 'WEB_AUTHN')).toMatchObject({ AvailableChallenges: ['PASSWORD'] });
    const passkey = (Enabled: boolean, app = APP_ON) =>
      identity.call('SetUserMFAPreference', {
        AccessToken,
        SoftwareTokenMfaSettings: app,
        WebAuthnMfaSettings: { Enabled },
      });
    expect((await passkey(true)).status).toBe(200);
    expect(await choose(email, 'WEB_AUTHN')).toMatchObject({ ChallengeName: 'WEB_AUTHN' });
    expect(await passkey(true, APP_OFF)).toMatchObject({ __type: 'InvalidParameterException' });
    expect((await passkey(false, APP_OFF)).status).toBe(200);
    expect(await choose(email, 'WEB_AUTHN')).toMatchObject({ ChallengeName: 'WEB_AUTHN' });
  });
});

describe('attributes of an account', () => {
  test('a learner changes their name, and no address past the API', async () => {
    const email = `${randomUUID()}@learner.example`;
    await identity.register(email, PASSWORD);
    const { AccessToken } = (await identity.signIn(email, PASSWORD)).AuthenticationResult;
    const change = (Name: string, Value: string) =>
      identity.call('UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name, Value }] });
    expect((await change('name', 'Nia Newname')).status).toBe(200);
    const mails = identity.outbox.list().length;
    expect((await change('email', 'other@learner.example')).status).toBe(200);
    expect(identity.outbox.list()).toHaveLength(mails);
    expect(await change('email_verified', 'true')).toMatchObject({
      __type: 'NotAuthorizedException',
    });
    const { UserAttributes } = await identity.call('GetUser', { AccessToken });
    expect(UserAttributes).toContainEqual({ Name: 'name', Value: 'Nia Newname' });
    expect(UserAttributes).toContainEqual({ Name: 'email', Value: email });
  });

  test('the API makes a confirmed address the alias of the account, unless it belongs to another one', async () => {
    const [old, other] = [`${randomUUID()}@learner.example`, `${randomUUID()}@learner.example`];
    await identity.register(old, PASSWORD);
    await identity.register(other, 'another long password');
    const change = (email: string) =>
      identity.cognito.call('AdminUpdateUserAttributes', {
        UserPoolId: USER_POOL_ID,
        Username: old,
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: 'true' },
        ],
      });
    await expect(change(other)).rejects.toMatchObject({ code: 'AliasExistsException' });
    const next = `${randomUUID()}@learner.example`;
    await change(next.toUpperCase());
    expect((await identity.signIn(next, PASSWORD)).AuthenticationResult).toBeDefined();
    expect((await identity.signIn(old, PASSWORD)).status).toBe(400);
  });
});
