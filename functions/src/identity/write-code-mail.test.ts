import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { expect, test } from 'vitest';
import { writeCodeMail } from './write-code-mail.ts';

const eventOf = (triggerSource: string, userName = 'random-name') =>
  ({
    version: '1',
    triggerSource,
    userPoolId: 'us-east-1_pool',
    userName,
    request: { userAttributes: { email: 'zoe@example.org' }, codeParameter: '{####}' },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  }) as unknown as CustomMessageTriggerEvent;

const dependencies = (account: string | null) => ({
  accountOf: async () => account,
  siteOrigin: async () => 'https://learning.example',
});

test.each(['CustomMessage_SignUp', 'CustomMessage_ResendCode'])(
  'sends the code and a link for other devices to a new address: %s',
  async (source) => {
    for (const account of [null, 'random-name']) {
      const { response } = await writeCodeMail(eventOf(source), dependencies(account));
      expect(response.emailSubject).toMatch(/^Confirm your email address/);
      expect(response.emailMessage).toMatch(/code is <strong[^>]*>\{####\}</);
      expect(response.emailMessage).toContain(
        'href="https://learning.example/login?mode=confirm#random-name"',
      );
    }
  },
);

test.each(['CustomMessage_SignUp', 'CustomMessage_ResendCode'])(
  'tells the owner of an address that they have an account: %s',
  async (source) => {
    const { response } = await writeCodeMail(eventOf(source), dependencies('other-name'));
    expect(response.emailSubject).toMatch(/^You already have an account/);
    expect(response.emailMessage).toContain('href="https://learning.example/login"');
    expect(response.emailMessage).not.toContain('mode=confirm');
    // Cognito refuses a message without the code.
    expect(response.emailMessage).toContain('{####}');
  },
);

test('puts no markup of a chosen user name into the mail', async () => {
  const event = eventOf('CustomMessage_SignUp', '"><img src=x>{username}');
  const { response } = await writeCodeMail(event, dependencies(null));
  expect(response.emailMessage).not.toMatch(/<img|{username}|#"/);
});

test.each(['CustomMessage_UpdateUserAttribute', 'CustomMessage_VerifyUserAttribute'])(
  'refuses to write a code with which a client changes an address past the API: %s',
  async (source) => {
    const event = eventOf(source);
    await expect(writeCodeMail(event, dependencies(null))).rejects.toThrow('through the API');
    const ofAdmin = {
      ...event,
      callerContext: { awsSdkVersion: '3', clientId: 'CLIENT_ID_NOT_APPLICABLE' },
    };
    expect(await writeCodeMail(ofAdmin, dependencies(null))).toBe(ofAdmin);
  },
);

test.each([
  ['CustomMessage_SignUp', null, /^Confirm your email/],
  ['CustomMessage_ResendCode', 'other-name', /^You already have/],
  ['CustomMessage_ForgotPassword', 'random-name', /^Reset your .* password$/],
  ['CustomMessage_Authentication', 'random-name', /^Your sign-in code/],
] as const)(
  'uses the template of all mails, as long as Cognito accepts: %s',
  async (source, account, subject) => {
    const { response } = await writeCodeMail(eventOf(source), dependencies(account));
    expect(response.emailSubject).toMatch(subject);
    expect(response.emailMessage).toContain('prefers-color-scheme: dark');
    expect(response.emailMessage).toMatch(/<html[^>]* lang="en"/);
    expect(response.emailMessage!.split('{####}')).toHaveLength(2);
    expect(response.emailMessage!.length).toBeLessThan(20_000);
    expect(response.emailMessage).not.toMatch(/%[A-Z]+%/);
  },
);

test('leaves the mail of a created user as the pool writes it', async () => {
  const event = eventOf('CustomMessage_AdminCreateUser');
  expect(await writeCodeMail(event, dependencies('other-name'))).toBe(event);
});
