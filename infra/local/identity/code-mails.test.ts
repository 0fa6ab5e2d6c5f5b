/** The mails with codes: a function of ours sends them, or, without a sender, Cognito does. */
import { randomUUID } from 'node:crypto';
import { propertyRuns } from '@learning/shared/testing/property-runs';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { knownLearnersMetadata } from '@learning/shared/contract/known-device';
import { USER_POOL_ID } from './user-pool.ts';
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

test.each([true, false])(
  'sign-up, reset and a new code work, each with the newest code (sender: %s)',
  async (hasSender) => {
    identity = await startIdentity({ hasSender });
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
    expect(identity.outbox.list()).toHaveLength(3);
    expect(identity.unsent).toEqual([]);
  },
);

test('the mails of the function have the code as HTML and as text', async () => {
  identity = await startIdentity();
  const email = newAddress();
  await identity.register(email, PASSWORD);
  await identity.call('ForgotPassword', { Username: email });
  const subjects = identity.outbox.list().map(({ subject }) => subject.split(' ')[0]);
  expect(subjects).toEqual(['Reset', 'Confirm']);
  for (const { html, text, code } of identity.outbox.list()) {
    expect(html).toContain('prefers-color-scheme: dark');
    expect([html, text].every((mail) => mail?.includes(code!))).toBe(true);
  }
});

test.each([true, false])(
  'a sign-up responds alike for a known and an unknown address (A26; sender: %s)',
  async (hasSender) => {
    identity = await startIdentity({ hasSender });
    const known = newAddress();
    await identity.register(known, PASSWORD);
    const [first, second] = [await signUp(known), await signUp(newAddress())];
    expect(shapeOf(first.response)).toEqual(shapeOf(second.response));
    expect(identity.outbox.list()).toHaveLength(3);
  },
);

const shapeOf = ({ status, ...response }: object & { status: number }) => [
  status,
  Object.keys(response).toSorted(),
];

describe('the mail to the owner of an address', () => {
  test('has a code when Cognito sends it, which confirms nothing', async () => {
    identity = await startIdentity({ hasSender: false });
    const email = newAddress();
    await identity.register(email, PASSWORD);
    const { Username } = await signUp(email);
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
    expect(`${mail!.text}${mail!.html}`).not.toMatch(/\b\d{6,8}\b/);
  });
});

describe('raw calls tell what Cognito documents that they tell (A29)', () => {
  const ConfirmationCode = '000000';
  const outcomesFor = async (Username: string) => {
    const reset = { Username, ConfirmationCode, Password: 'another long password' };
    const outcomes = [
      await identity.call('ConfirmForgotPassword', reset),
      await identity.call('ForgotPassword', { Username }),
      await identity.call('ConfirmForgotPassword', reset),
      await identity.call('ResendConfirmationCode', { Username }),
      await identity.call('ConfirmSignUp', { Username, ConfirmationCode }),
    ];
    return outcomes.map(({ status, __type }) => __type ?? status);
  };

  test('without an account, only that a code is wrong or expired', async () => {
    identity = await startIdentity();
    expect(await outcomesFor(newAddress())).toEqual([
      'CodeMismatchException',
      200,
      'CodeMismatchException',
      200,
      'ExpiredCodeException',
    ]);
  });

  test('with an account, that it exists, except once a new password was asked for', async () => {
    identity = await startIdentity();
    const email = newAddress();
    await identity.register(email, PASSWORD);
    expect(await outcomesFor(email)).toEqual([
      'ExpiredCodeException',
      200,
      'CodeMismatchException',
      'InvalidParameterException',
      'NotAuthorizedException',
    ]);
  });

  test('an account that is disabled or not confirmed gets no code for a new password, and the same response', async () => {
    identity = await startIdentity();
    const email = newAddress();
    const disabled = await signUp(email);
    const confirmation = { ...disabled, ConfirmationCode: identity.newestCode() };
    await identity.call('ConfirmSignUp', confirmation);
    const { Username } = await signUp(newAddress());
    const account = { UserPoolId: USER_POOL_ID, Username: disabled.Username };
    await identity.cognito.call('AdminDisableUser', account);
    const sent = identity.outbox.list().length;
    const shapes = [];
    for (const name of [email, Username, newAddress()])
      shapes.push(shapeOf(await identity.call('ForgotPassword', { Username: name })));
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
    expect(identity.outbox.list()).toHaveLength(sent);
  });
});

describe('a change of the address past the API', () => {
  test('is refused when Cognito would send the code', async () => {
    identity = await startIdentity({ hasSender: false });
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

describe('a mailbox gets three mails with codes a day, no matter who asks (A38)', () => {
  const spellings = (name: string) => [
    `${name}@gmail.com`,
    `${name}+${name}@gmail.com`,
    `${name.slice(0, 3)}.${name.slice(3)}@googlemail.com`,
    `${name.toUpperCase()}@Gmail.com`,
  ];
  const ask = {
    'sign-up': async (email: string) => (await signUp(email)).response,
    resend: async (email: string) => {
      const { Username, response } = await signUp(email);
      await identity.call('ResendConfirmationCode', { Username });
      return response;
    },
    reset: (email: string) => identity.call('ForgotPassword', { Username: email }),
    code: (email: string) =>
      identity.call('InitiateAuth', {
        AuthFlow: 'USER_AUTH',
        AuthParameters: { USERNAME: email, PREFERRED_CHALLENGE: 'EMAIL_OTP' },
      }),
  };
  const step = fc.record({
    way: fc.constantFrom(...(Object.keys(ask) as (keyof typeof ask)[])),
    spelling: fc.nat(3),
  });

  test('and every call responds as the first one did', async () => {
    identity = await startIdentity();
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 8, maxLength: 16 }),
        fc.boolean(),
        async (steps, hasAccount) => {
          const addresses = spellings(randomUUID().replaceAll('-', ''));
          if (hasAccount) await identity.register(addresses[0]!, PASSWORD);
          const before = identity.outbox.list().length;
          const shapes = new Map<string, unknown>();
          for (const { way, spelling } of steps) {
            const shape = shapeOf(await ask[way](addresses[spelling]!));
            expect(shape).toEqual(shapes.get(way) ?? shape);
            shapes.set(way, shape);
          }
          // The confirmation of the account was one of the three.
          const mails = identity.outbox.list().length - before + Number(hasAccount);
          expect(mails).toBeLessThanOrEqual(3);
          expect((await identity.signIn(addresses[0]!, PASSWORD)).status).toBe(
            hasAccount ? 200 : 400,
          );
        },
      ),
      propertyRuns(6),
    );
    expect(identity.unsent).toEqual([]);
  });

  test('and a device on which the learner has signed in still gets a code for a new password (A39)', async () => {
    identity = await startIdentity();
    const email = newAddress();
    await identity.register(email, PASSWORD);
    for (let count = 0; count < 20; count += 1) await ask.reset(email);
    expect(identity.outbox.list()).toHaveLength(3);
    const { sub } = (await identity.cognito.listUsers())[0]!;
    await identity.call('ForgotPassword', {
      Username: email,
      ClientMetadata: knownLearnersMetadata([randomUUID(), sub]),
    });
    expect(identity.outbox.list()).toHaveLength(4);
    const ConfirmationCode = identity.newestCode();
    const Password = 'another long password';
    const reset = { Username: email, ConfirmationCode, Password };
    expect((await identity.call('ConfirmForgotPassword', reset)).status).toBe(200);
  });

  test('and without a sender a fourth sign-up is refused, alike for every address (A40)', async () => {
    identity = await startIdentity({ hasSender: false });
    const [known, unknown] = [newAddress(), newAddress()];
    await identity.register(known, PASSWORD);
    const outcomes = [];
    for (const email of [known, unknown]) {
      for (let count = 0; count < 6; count += 1) outcomes.push((await signUp(email)).response);
    }
    const refused = outcomes.filter(({ status }) => status === 400);
    expect(identity.outbox.list()).toHaveLength(6);
    expect(new Set(refused.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(refused[0]!['__type']).toBe('UserLambdaValidationException');
    // Cognito's own limit holds for a reset: a refusal would tell who has an account.
    for (const email of [known, unknown]) expect((await ask.reset(email)).status).toBe(200);
  });
});

test('a function that fails to send changes no response, because Cognito does not wait for it', async () => {
  identity = await startIdentity({ encrypt: async () => 'no message of the Encryption SDK' });
  const { response } = await signUp(newAddress());
  expect(response.status).toBe(200);
  expect(identity.outbox.list()).toEqual([]);
  expect(identity.unsent).toMatchObject([{ name: 'UnreadableCode', code: 'code_not_decrypted' }]);
});
