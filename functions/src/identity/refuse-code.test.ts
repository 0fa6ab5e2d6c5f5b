import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { limitRepository, type LimitRepository } from '#limits/limit-repository.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { createTestTable } from '#testing/table/test-table.ts';
import { refuseCode } from './refuse-code.ts';

const now = new Date('2026-11-22T09:00:00.000Z');

let limits: LimitRepository;
beforeAll(async () => {
  limits = limitRepository(restrictTable(await createTestTable(), 'custom-message'));
});

const eventOf = (occasion: string, email: string, clientId = 'browser') =>
  ({
    version: '1',
    triggerSource: `CustomMessage_${occasion}`,
    userPoolId: 'us-east-1_pool',
    userName: randomUUID(),
    callerContext: { clientId },
    request: { userAttributes: { email, sub: randomUUID() }, codeParameter: '{####}' },
  }) as unknown as CustomMessageTriggerEvent;
const isRefused = (event: CustomMessageTriggerEvent) =>
  refuseCode(event, now, { limits }).then(
    () => false,
    () => true,
  );

describe('where Cognito sends the mails with codes', () => {
  test('the fourth sign-up or new code of a day is refused for a mailbox (A40)', async () => {
    const outcomes = [];
    for (const email of [
      'ada@gmail.com',
      'a.da@gmail.com',
      'ada+1@gmail.com',
      'Ada@googlemail.com',
    ])
      outcomes.push(await isRefused(eventOf('SignUp', email)));
    outcomes.push(await isRefused(eventOf('ResendCode', 'ada@gmail.com')));
    expect(outcomes).toEqual([false, false, false, true, true]);
    expect(await isRefused(eventOf('SignUp', 'other@example.org'))).toBe(false);
  });

  test('a new password is never refused, because that would tell who has an account (A29)', async () => {
    for (let count = 0; count < 6; count += 1)
      expect(await isRefused(eventOf('ForgotPassword', 'bea@example.org'))).toBe(false);
    expect(await isRefused(eventOf('SignUp', 'bea@example.org'))).toBe(false);
  });

  test.each(['UpdateUserAttribute', 'VerifyUserAttribute'])(
    'a code that would change an address past the API is refused, except for an operator: %s',
    async (occasion) => {
      const email = 'cleo@example.org';
      await expect(refuseCode(eventOf(occasion, email), now, { limits })).rejects.toThrow(
        'through the API',
      );
      const ofAdmin = eventOf(occasion, email, 'CLIENT_ID_NOT_APPLICABLE');
      expect(await isRefused(ofAdmin)).toBe(false);
    },
  );
});
