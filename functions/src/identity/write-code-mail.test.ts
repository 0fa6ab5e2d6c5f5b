import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { expect, test } from 'vitest';
import { writeSignUpMail } from './write-sign-up-mail.ts';

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
  'sends the code and a link for other devices to a new address: %s (finding W4)',
  async (source) => {
    for (const account of [null, 'random-name']) {
      const { response } = await writeSignUpMail(eventOf(source), dependencies(account));
      expect(response.emailSubject).toMatch(/^Confirm your email address/);
      expect(response.emailMessage).toContain('code is {####}');
      expect(response.emailMessage).toContain(
        'href="https://learning.example/login?mode=confirm#random-name"',
      );
    }
  },
);

test.each(['CustomMessage_SignUp', 'CustomMessage_ResendCode'])(
  'tells the owner of an address that they have an account: %s (finding W4)',
  async (source) => {
    const { response } = await writeSignUpMail(eventOf(source), dependencies('other-name'));
    expect(response.emailSubject).toMatch(/^You already have an account/);
    expect(response.emailMessage).toContain('href="https://learning.example/login"');
    expect(response.emailMessage).not.toContain('mode=confirm');
    // Cognito refuses a message without the code.
    expect(response.emailMessage).toContain('{####}');
  },
);

test('puts no markup of a chosen user name into the mail', async () => {
  const event = eventOf('CustomMessage_SignUp', '"><img src=x>{username}');
  const { response } = await writeSignUpMail(event, dependencies(null));
  expect(response.emailMessage).not.toMatch(/<img|{username}|""/);
});

test.each(['CustomMessage_UpdateUserAttribute', 'CustomMessage_VerifyUserAttribute'])(
  'refuses to write a code with which a client changes an address past the API: %s',
  async (source) => {
    const event = eventOf(source);
    await expect(writeSignUpMail(event, dependencies(null))).rejects.toThrow('through the API');
    const ofAdmin = {
      ...event,
      callerContext: { awsSdkVersion: '3', clientId: 'CLIENT_ID_NOT_APPLICABLE' },
    };
    expect(await writeSignUpMail(ofAdmin, dependencies(null))).toBe(ofAdmin);
  },
);

test.each(['CustomMessage_ForgotPassword', 'CustomMessage_Authentication'])(
  'leaves other mails as the pool writes them: %s',
  async (source) => {
    const event = eventOf(source);
    expect(await writeSignUpMail(event, dependencies('other-name'))).toBe(event);
  },
);
