import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoAccount, ensureDemoAccount } from './demo-account.ts';
import { startIdentity } from './testing/identity-test-server.ts';
import { VirtualPasskey } from './testing/virtual-passkey.ts';

const PASSWORD = 'a long enough password';

let identity: Awaited<ReturnType<typeof startIdentity>>;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(async () => {
  await identity.stop();
  identity.removeFolder();
});

const choose = (USERNAME: string, PREFERRED_CHALLENGE?: string) =>
  identity.call('InitiateAuth', {
    AuthFlow: 'USER_AUTH',
    AuthParameters: { USERNAME, ...(PREFERRED_CHALLENGE ? { PREFERRED_CHALLENGE } : {}) },
  });

const answer = (ChallengeName: string, Session: unknown, ChallengeResponses: object) =>
  identity.call('RespondToAuthChallenge', { ChallengeName, Session, ChallengeResponses });

/** Creates a passkey for the owner of an access token. */
async function createPasskey(AccessToken: string, passkey = new VirtualPasskey(), flags = {}) {
  const { CredentialCreationOptions: options } = await identity.call('StartWebAuthnRegistration', {
    AccessToken,
  });
  const { challenge } = options as { challenge: string };
  const Credential = passkey.register(challenge, flags);
  const created = await identity.call('CompleteWebAuthnRegistration', { AccessToken, Credential });
  return { passkey, Credential, created };
}

const challengeOf = ({ ChallengeParameters: parameters }: Record<string, unknown>) => {
  const { CREDENTIAL_REQUEST_OPTIONS: text } = parameters as Record<string, string>;
  return JSON.parse(text!) as { challenge: string; rpId: string; allowCredentials: object[] };
};

const tokenOf = async (email: string) =>
  (await identity.signIn(email, PASSWORD)).AuthenticationResult.AccessToken;

describe('signing in with an emailed code', () => {
  test('takes the code once', async () => {
    const email = 'code@learner.example';
    await identity.register(email, PASSWORD);
    const asked = await choose(email, 'EMAIL_OTP');
    expect(asked).toMatchObject({ status: 200, ChallengeName: 'EMAIL_OTP' });
    const [mail] = identity.outbox.list();
    expect(mail).toMatchObject({ to: email, subject: expect.stringMatching(/^Your sign-in code/) });
    expect(mail!.text).toContain(mail!.code);
    expect(mail!.code).toMatch(/^\d{8}$/);
    const responses = { USERNAME: email, EMAIL_OTP_CODE: mail!.code };
    const signedIn = await answer('EMAIL_OTP', asked['Session'], responses);
    expect(signedIn).toMatchObject({ status: 200, AuthenticationResult: { ExpiresIn: 900 } });
    const { AccessToken } = signedIn.AuthenticationResult;
    expect((await identity.call('GetUser', { AccessToken })).status).toBe(200);
    expect(await answer('EMAIL_OTP', asked['Session'], responses)).toMatchObject({
      status: 400,
      __type: 'NotAuthorizedException',
    });
  });

  test('ends after five wrong codes', async () => {
    const email = 'guess@learner.example';
    await identity.register(email, PASSWORD);
    const { Session } = await choose(email, 'EMAIL_OTP');
    const guess = (EMAIL_OTP_CODE: string | undefined) =>
      answer('EMAIL_OTP', Session, { USERNAME: email, EMAIL_OTP_CODE });
    for (let wrong = 0; wrong < 5; wrong += 1) {
      expect(await guess('12345678')).toMatchObject({ __type: 'CodeMismatchException' });
    }
    expect(await guess(identity.newestCode())).toMatchObject({ __type: 'NotAuthorizedException' });
  });

  test.each(['EMAIL_OTP', 'WEB_AUTHN', undefined])(
    'answers an unknown address like a known one: %s',
    async (challenge) => {
      const email = `known-${String(challenge).toLowerCase()}@learner.example`;
      await identity.register(email, PASSWORD);
      const mails = identity.outbox.list().length;
      const known = await choose(email, challenge);
      const mailed = identity.outbox.list().length - mails;
      const unknown = await choose(email.replace('known', 'kn0wn'), challenge);
      expect(mailed).toBe(challenge === 'EMAIL_OTP' ? 1 : 0);
      expect(identity.outbox.list().length - mails).toBe(mailed);
      const withoutSession = ({ Session, ...rest }: Record<string, unknown>) => {
        expect(Session).toMatch(/^[\w-]{64}$/);
        return rest;
      };
      expect(withoutSession(unknown)).toEqual(withoutSession(known));
      if (challenge !== 'EMAIL_OTP') return;
      const wrong = { EMAIL_OTP_CODE: '00000000' };
      expect(await answer('EMAIL_OTP', unknown['Session'], wrong)).toEqual(
        await answer('EMAIL_OTP', known['Session'], wrong),
      );
    },
  );

  test('mails the demo account nothing, so that no one takes it over, and resets no password of it', async () => {
    await ensureDemoAccount(identity.cognito);
    const mails = identity.outbox.list().length;
    expect((await choose(demoAccount.email, 'EMAIL_OTP')).status).toBe(200);
    const reset = await identity.call('ForgotPassword', { Username: demoAccount.email });
    expect(reset).toEqual(
      await identity.call('ForgotPassword', { Username: 'demonstration@duecourse.example' }),
    );
    expect(identity.outbox.list()).toHaveLength(mails);
  });
});

describe('signing in with the confirmation of a sign-up', () => {
  test('works once, with the session that the confirmation returned', async () => {
    const Username = randomUUID();
    const UserAttributes = [{ Name: 'email', Value: 'fresh@learner.example' }];
    await identity.call('SignUp', { Username, Password: PASSWORD, UserAttributes });
    const ConfirmationCode = identity.newestCode();
    const { Session } = await identity.call('ConfirmSignUp', { Username, ConfirmationCode });
    const signIn = () =>
      identity.call('InitiateAuth', {
        AuthFlow: 'USER_AUTH',
        AuthParameters: { USERNAME: Username },
        Session,
      });
    expect((await signIn()).AuthenticationResult.AccessToken).toBeTruthy();
    expect(await signIn()).toMatchObject({ status: 400, __type: 'NotAuthorizedException' });
  });
});

describe('passkeys', () => {
  test('are created, listed, used and removed', async () => {
    const email = 'passkey@learner.example';
    await identity.register(email, PASSWORD);
    const AccessToken = await tokenOf(email);
    const { passkey, created } = await createPasskey(AccessToken);
    expect(created.status).toBe(200);
    expect(await identity.call('ListWebAuthnCredentials', { AccessToken })).toMatchObject({
      Credentials: [{ CredentialId: passkey.id, RelyingPartyId: 'localhost' }],
    });

    const asked = await choose(email, 'WEB_AUTHN');
    const request = challengeOf(asked);
    expect(request).toMatchObject({ rpId: 'localhost', allowCredentials: [{ id: passkey.id }] });
    const CREDENTIAL = passkey.sign(request.challenge);
    const responses = { USERNAME: email, CREDENTIAL };
    const signedIn = await answer('WEB_AUTHN', asked['Session'], responses);
    expect(signedIn.AuthenticationResult.AccessToken).toBeTruthy();
    const replayed = await answer('WEB_AUTHN', asked['Session'], responses);
    expect(replayed).toMatchObject({ status: 400, __type: 'NotAuthorizedException' });

    const gone = { AccessToken, CredentialId: passkey.id };
    expect((await identity.call('DeleteWebAuthnCredential', gone)).status).toBe(200);
    expect(await identity.call('DeleteWebAuthnCredential', gone)).toMatchObject({
      __type: 'ResourceNotFoundException',
    });
    expect(await choose(email, 'WEB_AUTHN')).toMatchObject({ ChallengeName: 'SELECT_CHALLENGE' });
  });

  test('sign in neither with a challenge of another sign-in, nor from another site, nor without the person', async () => {
    const email = 'thief@learner.example';
    await identity.register(email, PASSWORD);
    const { passkey } = await createPasskey(await tokenOf(email));
    const attempt = async (sign: (challenge: string) => string) => {
      const asked = await choose(email, 'WEB_AUTHN');
      const CREDENTIAL = sign(challengeOf(asked).challenge);
      return (await answer('WEB_AUTHN', asked['Session'], { USERNAME: email, CREDENTIAL })).status;
    };
    const other = challengeOf(await choose(email, 'WEB_AUTHN')).challenge;
    expect(await attempt(() => passkey.sign(other))).toBe(400);
    expect(
      await attempt((challenge) => passkey.sign(challenge, { origin: 'https://evil.example' })),
    ).toBe(400);
    expect(await attempt((challenge) => passkey.sign(challenge, { isUserVerified: false }))).toBe(
      400,
    );
    expect(await attempt((challenge) => new VirtualPasskey().sign(challenge))).toBe(400);
    expect(await attempt(() => 'no credential')).toBe(400);
    expect(await attempt((challenge) => passkey.sign(challenge))).toBe(200);
  });

  test('are created with a challenge that counts once, and with the person verified', async () => {
    const email = 'careful@learner.example';
    await identity.register(email, PASSWORD);
    const AccessToken = await tokenOf(email);
    const { Credential } = await createPasskey(AccessToken);
    expect(
      await identity.call('CompleteWebAuthnRegistration', { AccessToken, Credential }),
    ).toMatchObject({ status: 400, __type: 'WebAuthnChallengeNotFoundException' });
    const unverified = await createPasskey(AccessToken, new VirtualPasskey(), {
      isUserVerified: false,
    });
    expect(unverified.created.status).toBe(400);
  });

  test('cannot be created or listed with the token of the demo account', async () => {
    await ensureDemoAccount(identity.cognito);
    const { AuthenticationResult } = await identity.signIn(demoAccount.email, demoAccount.password);
    const { AccessToken } = AuthenticationResult;
    for (const operation of ['StartWebAuthnRegistration', 'ListWebAuthnCredentials']) {
      expect(await identity.call(operation, { AccessToken })).toMatchObject({
        status: 400,
        __type: 'NotAuthorizedException',
      });
    }
  });

  test('outlive a restart', async () => {
    const email = 'restart@learner.example';
    await identity.register(email, PASSWORD);
    const { passkey } = await createPasskey(await tokenOf(email));
    await identity.stop();
    identity = await startIdentity({ folder: identity.folder });
    const asked = await choose(email, 'WEB_AUTHN');
    const CREDENTIAL = passkey.sign(challengeOf(asked).challenge);
    expect((await answer('WEB_AUTHN', asked['Session'], { CREDENTIAL })).status).toBe(200);
  });
});
