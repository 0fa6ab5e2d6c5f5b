import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoAccount, ensureDemoAccount } from './demo-account.ts';
import { startIdentity } from './testing/identity-test-server.ts';
import { ISSUER, USER_POOL_CLIENT_ID, USER_POOL_ID } from './user-pool.ts';

const PASSWORD = 'a long enough password';

let identity: Awaited<ReturnType<typeof startIdentity>>;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(async () => {
  await identity.stop();
  identity.removeFolder();
});

const signUpOf = (email: string) => ({
  Username: randomUUID(),
  Password: PASSWORD,
  UserAttributes: [{ Name: 'email', Value: email }],
});

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;

describe('signing up', () => {
  test('sends a code to the outbox, verifies the address and allows sign-in', async () => {
    const email = 'new@learner.example';
    const Username = 'fe8b0a4e-55c1-4c45-b4f6-2cc3e5d6b4f2';
    const signedUp = await identity.call('SignUp', {
      Username,
      Password: PASSWORD,
      UserAttributes: [
        { Name: 'email', Value: 'New@Learner.example' },
        { Name: 'name', Value: 'Nia New' },
      ],
    });
    expect(signedUp).toMatchObject({
      status: 200,
      UserConfirmed: false,
      CodeDeliveryDetails: { Destination: 'n***@l***', DeliveryMedium: 'EMAIL' },
    });
    expect(identity.outbox.list()[0]).toMatchObject({
      to: email,
      code: expect.stringMatching(/^\d{6}$/),
    });

    // The address is no alias yet.
    expect(await identity.signIn(email, PASSWORD)).toMatchObject({
      status: 400,
      __type: 'NotAuthorizedException',
    });
    expect(await identity.signIn(Username, PASSWORD)).toMatchObject({
      status: 400,
      __type: 'UserNotConfirmedException',
    });
    const wrong = await identity.call('ConfirmSignUp', { Username, ConfirmationCode: 'x' });
    expect(wrong).toMatchObject({
      __type: 'CodeMismatchException',
      message: 'Invalid verification code provided, please try again.',
    });
    const code = identity.newestCode();
    const confirmed = await identity.call('ConfirmSignUp', { Username, ConfirmationCode: code });
    expect(confirmed.status).toBe(200);

    const { AuthenticationResult: tokens } = await identity.signIn('NEW@learner.example', PASSWORD);
    expect(tokens).toMatchObject({ TokenType: 'Bearer', ExpiresIn: 900 });
    const { sub } = claimsOf(tokens.AccessToken);
    expect(sub).toBe(signedUp['UserSub']);
    expect(claimsOf(tokens.AccessToken)).toMatchObject({
      iss: ISSUER,
      token_use: 'access',
      client_id: USER_POOL_CLIENT_ID,
      username: Username,
    });
    expect(claimsOf(tokens.IdToken)).toMatchObject({
      iss: ISSUER,
      token_use: 'id',
      aud: USER_POOL_CLIENT_ID,
      email,
      email_verified: true,
      name: 'Nia New',
      sub,
    });
    const user = await identity.call('GetUser', { AccessToken: tokens.AccessToken });
    expect(user['UserAttributes']).toContainEqual({ Name: 'email_verified', Value: 'true' });
  });

  test("refuses a short password with Cognito's text, and requires no special characters", async () => {
    const short = { ...signUpOf('short@learner.example'), Password: 'Sh0rt!Passw0rd' };
    expect(await identity.call('SignUp', short)).toMatchObject({
      status: 400,
      __type: 'InvalidPasswordException',
      message: 'Password did not conform with policy: Password not long enough',
    });
    const plain = { ...short, Password: 'onlylowercaseletters' };
    expect((await identity.call('SignUp', plain)).status).toBe(200);
  });

  test('treats an address that has an account like a new one, also a request for a new code', async () => {
    await identity.register('taken@learner.example', PASSWORD);
    const again = signUpOf('Taken@Learner.Example');
    const first = signUpOf('tidy@learner.example');
    const withoutId = ({ UserSub, ...response }: Record<string, unknown>) => {
      expect(UserSub).toMatch(/^[\w-]{36}$/);
      return response;
    };
    const known = await identity.call('SignUp', again);
    expect(known.status).toBe(200);
    expect(withoutId(known)).toEqual(withoutId(await identity.call('SignUp', first)));
    expect(await identity.call('ResendConfirmationCode', { Username: again.Username })).toEqual(
      await identity.call('ResendConfirmationCode', { Username: first.Username }),
    );
  });

  test('tells the owner of an address by mail that they have an account, and creates no second one', async () => {
    const email = 'owner@learner.example';
    await identity.register(email, PASSWORD);
    const { Username, ...rest } = signUpOf(email);
    await identity.call('SignUp', { Username, ...rest, Password: 'password of a stranger' });
    const [mail] = identity.outbox.list();
    expect(mail).toMatchObject({
      to: email,
      subject: expect.stringMatching(/^You already have an account/),
    });
    expect(mail!.text).toContain('/login');
    expect(mail!.text).not.toContain('mode=confirm');
    expect(await identity.call('ConfirmSignUp', { Username, ConfirmationCode: 'x' })).toMatchObject(
      { __type: 'CodeMismatchException' },
    );
    expect((await identity.signIn(email, 'password of a stranger')).status).toBe(400);
    expect((await identity.signIn(email, PASSWORD)).status).toBe(200);
  });

  test('mails a link that names the account to a new address', async () => {
    const { Username, ...rest } = signUpOf('link@learner.example');
    await identity.call('SignUp', { Username, ...rest });
    const [mail] = identity.outbox.list();
    expect(mail!.text).toContain(`/login?mode=confirm#${Username}`);
    expect(mail!.text).toContain(mail!.code);
    expect(mail!.text).not.toMatch(/[<>{}]/);
  });

  test('refuses a taken user name, and an address as user name', async () => {
    const first = signUpOf('name@learner.example');
    await identity.call('SignUp', first);
    expect(await identity.call('SignUp', first)).toMatchObject({
      __type: 'UsernameExistsException',
    });
    expect(await identity.call('SignUp', { ...first, Username: 'a@b.example' })).toMatchObject({
      __type: 'InvalidParameterException',
    });
  });

  test('refuses to set email_verified', async () => {
    const forged = {
      ...signUpOf('forged@learner.example'),
      UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
    };
    expect(await identity.call('SignUp', forged)).toMatchObject({
      __type: 'NotAuthorizedException',
    });
  });

  test('sends a new code on request, which replaces the first', async () => {
    const email = 'resend@learner.example';
    const { Username, ...rest } = signUpOf(email);
    await identity.call('SignUp', { Username, ...rest });
    const mails = identity.outbox.list().length;
    const resent = await identity.call('ResendConfirmationCode', { Username });
    expect(resent['CodeDeliveryDetails']).toMatchObject({ Destination: 'r***@l***' });
    expect(identity.outbox.list()).toHaveLength(mails + 1);
    const code = identity.newestCode();
    const confirmed = await identity.call('ConfirmSignUp', { Username, ConfirmationCode: code });
    expect(confirmed.status).toBe(200);
    expect(await identity.call('ResendConfirmationCode', { Username })).toMatchObject({
      __type: 'InvalidParameterException',
    });
  });
});

describe('signing in', () => {
  test('responds to a wrong password and an unknown address alike', async () => {
    await identity.register('known@learner.example', PASSWORD);
    const wrong = await identity.signIn('known@learner.example', 'some other password');
    const unknown = await identity.signIn('unknown@learner.example', PASSWORD);
    expect(wrong).toEqual({
      status: 400,
      __type: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
    expect(unknown).toEqual(wrong);
  });

  test('works for the demo account, which is created once with its published password', async () => {
    const sub = await ensureDemoAccount(identity.cognito);
    expect(await ensureDemoAccount(identity.cognito)).toBe(sub);
    const { AuthenticationResult: tokens } = await identity.signIn(
      demoAccount.email,
      demoAccount.password,
    );
    expect(claimsOf(tokens.IdToken)).toMatchObject({ sub, name: demoAccount.name });
  });

  test('works for functions through AdminInitiateAuth, with AWS credentials', async () => {
    await identity.register('api@learner.example', PASSWORD);
    const request = {
      UserPoolId: USER_POOL_ID,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: 'API@learner.example', PASSWORD },
    };
    const signed = { authorization: 'AWS4-HMAC-SHA256 Credential=local' };
    const response = await identity.call('AdminInitiateAuth', request, signed);
    expect(response['AuthenticationResult']).toMatchObject({ ExpiresIn: 900 });
    const wrong = { ...request, AuthParameters: { ...request.AuthParameters, PASSWORD: 'x' } };
    expect(await identity.call('AdminInitiateAuth', wrong, signed)).toMatchObject({
      __type: 'NotAuthorizedException',
    });
  });

  test('refuses calls that need AWS credentials when a browser makes them', async () => {
    const change = { UserPoolId: USER_POOL_ID, Username: demoAccount.email, Password: PASSWORD };
    expect(await identity.call('AdminSetUserPassword', change)).toMatchObject({
      status: 400,
      __type: 'MissingAuthenticationTokenException',
    });
  });
});

describe('the demo account', () => {
  const signInToDemo = async () => {
    await ensureDemoAccount(identity.cognito);
    const response = await identity.signIn(demoAccount.email, demoAccount.password);
    return response.AuthenticationResult;
  };
  const refused = { status: 400, message: 'Access Token does not have required scopes' };

  test('cannot change its password, address or second factor, or be deleted', async () => {
    const first = await signInToDemo();
    expect(claimsOf(first.AccessToken)).toMatchObject({ 'cognito:groups': ['demo'] });
    expect(claimsOf(first.IdToken)).toMatchObject({ 'cognito:groups': ['demo'] });
    const refreshed = await identity.call('GetTokensFromRefreshToken', {
      RefreshToken: first.RefreshToken,
    });
    for (const { AccessToken } of [first, refreshed.AuthenticationResult]) {
      const passwords = { PreviousPassword: demoAccount.password, ProposedPassword: PASSWORD };
      const attribute = { Name: 'email', Value: 'mine@learner.example' };
      expect(await identity.call('ChangePassword', { AccessToken, ...passwords })).toMatchObject(
        refused,
      );
      expect(
        await identity.call('UpdateUserAttributes', { AccessToken, UserAttributes: [attribute] }),
      ).toMatchObject(refused);
      expect(await identity.call('DeleteUser', { AccessToken })).toMatchObject(refused);
      expect(await identity.call('GlobalSignOut', { AccessToken })).toMatchObject(refused);
    }
    expect((await signInToDemo()).AccessToken).toBeTruthy();
  });

  test('can be signed out on one device', async () => {
    const { RefreshToken } = await signInToDemo();
    expect((await identity.call('RevokeToken', { Token: RefreshToken })).status).toBe(200);
  });

  test('is the only account without the right to change itself', async () => {
    await identity.register('own@learner.example', PASSWORD);
    const { AccessToken } = (await identity.signIn('own@learner.example', PASSWORD))
      .AuthenticationResult;
    expect(claimsOf(AccessToken)).toMatchObject({ scope: 'aws.cognito.signin.user.admin' });
    expect((await identity.call('DeleteUser', { AccessToken })).status).toBe(200);
  });
});

describe('deleting a user', () => {
  test('empties the mailbox, so that only mails after it are there', async () => {
    const email = 'leaving@learner.example';
    await identity.register(email, PASSWORD);
    await identity.register('staying@learner.example', PASSWORD);
    const tos = () => identity.outbox.list().map(({ to }) => to);
    expect(tos()).toContain(email);
    const { AuthenticationResult: tokens } = await identity.signIn(email, PASSWORD);
    const Username = claimsOf(tokens.AccessToken)['username'];
    await identity.cognito.call('AdminDeleteUser', { UserPoolId: USER_POOL_ID, Username });
    expect(JSON.stringify(identity.outbox.list())).not.toContain(email);
    expect(tos()).toContain('staying@learner.example');
  });
});

describe('resetting a password', () => {
  test('sends a code that sets a new password and invalidates the old one', async () => {
    const email = 'reset@learner.example';
    const renewed = 'quite another password';
    await identity.register(email, PASSWORD);
    expect(await identity.call('ForgotPassword', { Username: email })).toMatchObject({
      status: 200,
      CodeDeliveryDetails: { Destination: 'r***@l***' },
    });
    const reset = { Username: email, ConfirmationCode: identity.newestCode(), Password: renewed };
    const short = await identity.call('ConfirmForgotPassword', { ...reset, Password: 'short' });
    expect(short['__type']).toBe('InvalidPasswordException');
    const wrong = await identity.call('ConfirmForgotPassword', { ...reset, ConfirmationCode: '0' });
    expect(wrong['__type']).toBe('CodeMismatchException');
    expect((await identity.call('ConfirmForgotPassword', reset)).status).toBe(200);

    expect((await identity.signIn(email, PASSWORD)).status).toBe(400);
    expect((await identity.signIn(email, renewed)).status).toBe(200);
    const reused = await identity.call('ConfirmForgotPassword', reset);
    expect(reused['__type']).toBe('ExpiredCodeException');
  });

  test('responds to an unknown address as if it were known, and sends no mail', async () => {
    const mails = identity.outbox.list().length;
    const response = await identity.call('ForgotPassword', { Username: 'unknown@where.example' });
    expect(response).toMatchObject({
      status: 200,
      CodeDeliveryDetails: { Destination: 'u***@w***' },
    });
    expect(identity.outbox.list()).toHaveLength(mails);
  });
});

describe('a restart', () => {
  test('preserves accounts and sessions', async () => {
    await identity.register('stays@learner.example', PASSWORD);
    const { AuthenticationResult: tokens } = await identity.signIn(
      'stays@learner.example',
      PASSWORD,
    );
    const restarted = await startIdentity({ folder: identity.folder });
    const user = await restarted.call('GetUser', { AccessToken: tokens.AccessToken });
    expect(user.status).toBe(200);
    const refreshed = await restarted.call('GetTokensFromRefreshToken', tokens);
    expect(refreshed.status).toBe(200);
    await restarted.stop();
  });
});
