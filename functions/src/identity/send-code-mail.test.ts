import type { CustomEmailSenderTriggerEvent } from 'aws-lambda';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '#gateways/mail.ts';
import { UnreadableCode } from '#gateways/cognito/codes.ts';
import { sendCodeMail } from './send-code-mail.ts';

const CODE = '83920174';
const ADDRESS = 'zoe@example.org';

const eventOf = (triggerSource: string, change: object = {}) =>
  ({
    version: '1',
    triggerSource,
    userPoolId: 'us-east-1_Pool',
    userName: 'random-name',
    request: {
      type: 'customEmailSenderRequestV1',
      code: 'encrypted',
      userAttributes: { email: ADDRESS },
      ...change,
    },
  }) as unknown as CustomEmailSenderTriggerEvent;

let sent: Mail[];
let read: [string, string][];
beforeEach(() => {
  sent = [];
  read = [];
});

const dependencies = (account: string | null = null) => ({
  accountOf: async () => account,
  siteOrigin: async () => 'https://learning.example',
  readCode: async (encrypted: string, pool: string) => {
    read.push([encrypted, pool]);
    return CODE;
  },
  sendMail: async (mail: Mail) => {
    sent.push(mail);
    return true;
  },
});

describe('a mail with a code', () => {
  test.each([
    ['SignUp', /^Confirm your email address/],
    ['ResendCode', /^Confirm your email address/],
    ['ForgotPassword', /^Reset your .* password$/],
    ['Authentication', /^Your sign-in code/],
  ])('is sent as HTML and text with the same content (N22): %s', async (occasion, subject) => {
    await sendCodeMail(eventOf(`CustomEmailSender_${occasion}`), dependencies());
    expect(read).toEqual([['encrypted', 'us-east-1_Pool']]);
    expect(sent).toHaveLength(1);
    const [{ to, subject: its, text, html = '' }] = sent as [Mail];
    expect(to).toBe(ADDRESS);
    expect(its).toMatch(subject);
    expect(text).toMatch(new RegExp(`code is ${CODE}\n`));
    expect(html).toMatch(new RegExp(`code is <strong[^>]*>${CODE}</`));
    expect(html).toContain('prefers-color-scheme: dark');
    expect(`${text}${html}`).not.toMatch(/\{####\}|%[A-Z]+%/);
    expect(text).not.toMatch(/[<>]/);
  });

  test('has the link for other devices after a sign-up, in both forms', async () => {
    const link = 'https://learning.example/login?mode=confirm#random-name';
    await sendCodeMail(eventOf('CustomEmailSender_SignUp'), dependencies('random-name'));
    expect(sent[0]!.text).toContain(link);
    expect(sent[0]!.html).toContain(`href="${link}"`);
  });

  test('to the owner of the address leads into their account, and has no code (A26)', async () => {
    await sendCodeMail(eventOf('CustomEmailSender_SignUp'), dependencies('other-name'));
    const [{ subject, text, html = '' }] = sent as [Mail];
    expect(subject).toMatch(/^You already have an account/);
    expect(text).toContain('https://learning.example/login\n');
    expect(`${text}${html}`).not.toContain(CODE);
  });
});

describe('no mail is sent', () => {
  test.each([
    'UpdateUserAttribute',
    'VerifyUserAttribute',
    'AdminCreateUser',
    'AccountTakeOverNotification',
  ])('for %s, and nothing is decrypted', async (occasion) => {
    await sendCodeMail(eventOf(`CustomEmailSender_${occasion}`), dependencies());
    expect([sent, read]).toEqual([[], []]);
  });

  test.each([{ code: null }, { userAttributes: {} }])(
    'without what it needs: %j',
    async (change) => {
      await sendCodeMail(eventOf('CustomEmailSender_SignUp', change), dependencies());
      expect([sent, read]).toEqual([[], []]);
    },
  );

  test('when the code cannot be read; the run fails, so that Lambda repeats it', async () => {
    const failing = {
      ...dependencies(),
      readCode: () => Promise.reject(new UnreadableCode('code_not_decrypted')),
    };
    await expect(sendCodeMail(eventOf('CustomEmailSender_SignUp'), failing)).rejects.toBeInstanceOf(
      UnreadableCode,
    );
    expect(sent).toEqual([]);
  });
});

test('a run that failed while sending fails, and repeats the same mail', async () => {
  const attempts: Mail[] = [];
  const failing = {
    ...dependencies(),
    sendMail: (mail: Mail) => {
      attempts.push(mail);
      return Promise.reject(new Error('ses responded 503'));
    },
  };
  const event = eventOf('CustomEmailSender_ForgotPassword');
  for (const _run of [1, 2]) {
    await expect(sendCodeMail(event, failing)).rejects.toThrow('ses responded 503');
  }
  expect(attempts[1]).toEqual(attempts[0]);
});
