/** The two ways in which the mails with codes are sent: by Cognito, and by a function of ours. */
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { startIdentity } from './testing/identity-test-server.ts';

const PASSWORD = 'four plain words suffice';

let identity: Awaited<ReturnType<typeof startIdentity>>;
afterEach(async () => {
  await identity.stop();
  identity.removeFolder();
});

const newAddress = () => `${randomUUID()}@learner.example`;

async function signUp(email: string) {
  const Username = randomUUID();
  const UserAttributes = [
    { Name: 'email', Value: email },
    { Name: 'name', Value: 'Ada' },
  ];
  const response = await identity.call('SignUp', { Username, Password: PASSWORD, UserAttributes });
  return { Username, response };
}

async function changeAddress(email: string) {
  const { AccessToken } = (await identity.signIn(email, PASSWORD)).AuthenticationResult;
  const UserAttributes = [{ Name: 'email', Value: newAddress() }];
  const response = await identity.call('UpdateUserAttributes', { AccessToken, UserAttributes });
  const user = await identity.call('GetUser', { AccessToken });
  return { response, attributes: user['UserAttributes'] };
}

describe.each(['cognito', 'own'] as const)('with codeMails %s', (codeMails) => {
  test('sign-up, reset and a new code work, each with the newest code', async () => {
    identity = await startIdentity({ codeMails });
    const email = newAddress();
    const { Username } = await signUp(email);
    await identity.call('ResendConfirmationCode', { Username });
    const ConfirmationCode = identity.newestCode();
    expect((await identity.call('ConfirmSignUp', { Username, ConfirmationCode })).status).toBe(200);
    await identity.call('ForgotPassword', { Username: email });
    const reset = { Username: email, ConfirmationCode: identity.newestCode() };
    const Password = 'another long password';
    const response = await identity.call('ConfirmForgotPassword', { ...reset, Password });
    expect(response.status).toBe(200);
    expect((await identity.signIn(email, Password)).status).toBe(200);
    const subjects = identity.outbox.list().map(({ subject }) => subject.split(' ')[0]);
    expect(subjects).toEqual(['Reset', 'Confirm', 'Confirm']);
    for (const { html, text, code } of identity.outbox.list()) {
      expect(html).toContain('prefers-color-scheme: dark');
      expect([html, text].every((body) => body?.includes(code!))).toBe(true);
    }
    expect(identity.unsent).toEqual([]);
  });

  test('a sign-up responds alike for a known and an unknown address (A26)', async () => {
    identity = await startIdentity({ codeMails });
    const known = newAddress();
    await identity.register(known, PASSWORD);
    const [first, second] = [await signUp(known), await signUp(newAddress())];
    const shapeOf = ({ status, ...response }: object & { status: number }) => [
      status,
      Object.keys(response).toSorted(),
    ];
    expect(shapeOf(first.response)).toEqual(shapeOf(second.response));
    expect(identity.outbox.list().map(({ subject }) => subject.split(' ')[0])).toEqual([
      'Confirm',
      'You',
      'Confirm',
    ]);
  });
});

describe('the mail to the owner of an address', () => {
  test('has a code when Cognito sends it, which confirms nothing', async () => {
    identity = await startIdentity({ codeMails: 'cognito' });
    const email = newAddress();
    await identity.register(email, PASSWORD);
    const { Username } = await signUp(email);
    const [mail] = identity.outbox.list();
    expect(mail!.text).toContain(`Number of this request: ${mail!.code}`);
    const confirm = { Username, ConfirmationCode: identity.newestCode() };
    expect(await identity.call('ConfirmSignUp', confirm)).toMatchObject({
      status: 400,
      __type: 'AliasExistsException',
    });
  });

  test('has none when a function sends it', async () => {
    identity = await startIdentity();
    const email = newAddress();
    await identity.register(email, PASSWORD);
    await signUp(email);
    const [mail] = identity.outbox.list();
    expect(mail!.subject).toMatch(/^You already have an account/);
    expect(mail!.code).toBeUndefined();
    expect(`${mail!.text}${mail!.html}`).not.toMatch(/Number of this request|\b\d{6,8}\b/);
  });
});

describe('a change of the address past the API', () => {
  test('is refused when Cognito would send the code', async () => {
    identity = await startIdentity({ codeMails: 'cognito' });
    const email = newAddress();
    await identity.register(email, PASSWORD);
    const { response, attributes } = await changeAddress(email);
    expect(response).toMatchObject({ __type: 'UserLambdaValidationException' });
    expect(attributes).toContainEqual({ Name: 'email', Value: email });
  });

  test('gets no code when a function would send it', async () => {
    identity = await startIdentity();
    const email = newAddress();
    await identity.register(email, PASSWORD);
    const mails = identity.outbox.list().length;
    const { attributes } = await changeAddress(email);
    expect(identity.outbox.list()).toHaveLength(mails);
    expect(attributes).toContainEqual({ Name: 'email', Value: email });
  });
});

test('a function that fails to send changes no response, because Cognito does not wait for it', async () => {
  identity = await startIdentity({ encrypt: async () => 'no message of the Encryption SDK' });
  const { response } = await signUp(newAddress());
  expect(response.status).toBe(200);
  expect(identity.outbox.list()).toEqual([]);
  expect(identity.unsent).toMatchObject([{ name: 'UnreadableCode', code: 'code_not_decrypted' }]);
});
