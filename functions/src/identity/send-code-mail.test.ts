import type { CustomEmailSenderTriggerEvent } from 'aws-lambda';
import { demoAddress } from '@learning/shared/contract/demo-account';
import { knownLearnersMetadata } from '@learning/shared/contract/known-device';
import { propertyRuns } from '@learning/shared/testing/property-runs';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '#gateways/mail.ts';
import { UnreadableCode } from '#gateways/cognito/codes.ts';
import { limitRepository, type LimitRepository } from '#limits/limit-repository.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { createTestTable } from '#testing/table/test-table.ts';
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

const DAY_MS = 86_400_000;
let now = new Date('2026-11-22T09:00:00.000Z');
let limits: LimitRepository;
let sent: Mail[];
let read: [string, string][];
beforeAll(async () => {
  limits = limitRepository(restrictTable(await createTestTable(), 'custom-email-sender'));
});
beforeEach(() => {
  // Each test has a day of its own.
  now = new Date(now.getTime() + DAY_MS);
  sent = [];
  read = [];
});

const dependencies = (account: string | null = null) => ({
  limits,
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
    await sendCodeMail(eventOf(`CustomEmailSender_${occasion}`), now, dependencies());
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
    await sendCodeMail(eventOf('CustomEmailSender_SignUp'), now, dependencies('random-name'));
    expect(sent[0]!.text).toContain(link);
    expect(sent[0]!.html).toContain(`href="${link}"`);
  });

  test('to the owner of the address leads into their account, and has no code (A26)', async () => {
    await sendCodeMail(eventOf('CustomEmailSender_SignUp'), now, dependencies('other-name'));
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
    await sendCodeMail(eventOf(`CustomEmailSender_${occasion}`), now, dependencies());
    expect([sent, read]).toEqual([[], []]);
  });

  test.each([
    { code: null },
    { userAttributes: {} },
    // Source: rules/access.md A29
    { userAttributes: { email: demoAddress('7') } },
    { userAttributes: { email: 'demo@duecourse.example' } },
  ])('without what it needs, or to a demo learner: %j', async (change) => {
    await sendCodeMail(eventOf('CustomEmailSender_SignUp', change), now, dependencies());
    expect([sent, read]).toEqual([[], []]);
  });

  test('when the code cannot be read; the run fails, so that Lambda repeats it', async () => {
    const failing = {
      ...dependencies(),
      readCode: () => Promise.reject(new UnreadableCode('code_not_decrypted')),
    };
    await expect(
      sendCodeMail(eventOf('CustomEmailSender_SignUp'), now, failing),
    ).rejects.toBeInstanceOf(UnreadableCode);
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
    await expect(sendCodeMail(event, now, failing)).rejects.toThrow('ses responded 503');
  }
  expect(attempts[1]).toEqual(attempts[0]);
});

describe('a mailbox gets three mails with codes a day (A38)', () => {
  const OCCASIONS = ['SignUp', 'ResendCode', 'ForgotPassword', 'Authentication'] as const;
  const SPELLINGS = [
    'ada.l@gmail.com',
    'ADAL@gmail.com',
    'a.d.a.l@googlemail.com',
    'adal+x@gmail.com',
  ];
  const mail = (occasion: string, email: string, request: object = {}, at = now) =>
    sendCodeMail(
      eventOf(`CustomEmailSender_${occasion}`, {
        userAttributes: { email, sub: 'learner-1' },
        ...request,
      }),
      at,
      dependencies(),
    );
  const knownTo = (learnerId: string) => ({ clientMetadata: knownLearnersMetadata([learnerId]) });

  test('whatever is asked for, in whatever order, spelling and number', async () => {
    const step = fc.record({
      occasion: fc.constantFrom(...OCCASIONS),
      email: fc.constantFrom(...SPELLINGS),
      minutes: fc.integer({ min: 0, max: 600 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        now = new Date(now.getTime() + 2 * DAY_MS);
        sent = [];
        const end = now.getTime() + DAY_MS;
        let at = now;
        for (const { occasion, email, minutes } of steps) {
          if (at.getTime() < end) await mail(occasion, email, {}, at);
          at = new Date(at.getTime() + minutes * 60_000);
        }
        expect(sent.length).toBeGreaterThan(0);
        expect(sent.length).toBeLessThanOrEqual(3);
      }),
      propertyRuns(15),
    );
  });

  test('nothing that is held back is decrypted, and the next day has new places', async () => {
    for (let count = 0; count < 10; count += 1) await mail('ForgotPassword', ADDRESS);
    expect([sent.length, read.length]).toEqual([3, 3]);
    await mail('ForgotPassword', ADDRESS, {}, new Date(now.getTime() + DAY_MS));
    expect(sent).toHaveLength(4);
  });

  test('a mail that failed uses no place', async () => {
    const failing = {
      ...dependencies(),
      sendMail: () => Promise.reject(new Error('ses responded 503')),
    };
    for (let count = 0; count < 5; count += 1)
      await expect(sendCodeMail(eventOf('CustomEmailSender_SignUp'), now, failing)).rejects.toThrow(
        'ses responded 503',
      );
    await mail('SignUp', ADDRESS);
    expect(sent).toHaveLength(1);
  });

  test('others cannot use up the places of a device on which the learner has signed in (A39)', async () => {
    for (let count = 0; count < 10; count += 1) await mail('ForgotPassword', ADDRESS);
    for (const guess of ['learner-2', 'learner', ''])
      await mail('ForgotPassword', ADDRESS, knownTo(guess));
    expect(sent).toHaveLength(3);
    for (let count = 0; count < 10; count += 1)
      await mail('ForgotPassword', ADDRESS, knownTo('learner-1'));
    expect(sent).toHaveLength(6);
  });

  test('a new account’s id, which its response tells, gives no other places', async () => {
    for (const occasion of ['SignUp', 'ResendCode', 'ResendCode', 'ResendCode', 'Authentication'])
      await mail(occasion, ADDRESS, knownTo('learner-1'));
    expect(sent).toHaveLength(3);
  });
});
