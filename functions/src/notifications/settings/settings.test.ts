import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '#limits/limits.ts';
import type { Table } from '#table/table.ts';
import { openApi, type LearnerApi } from '#testing/api/open-api.ts';
import { createSampleTable } from '#testing/catalog/sample-catalog.ts';
import { settingsRepository } from './settings-repository.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

const me = { userId: 'me' };
const KEY = 'a key of the learner';

let table: Table;
let userId: string;
let learner: LearnerApi;
beforeAll(async () => {
  table = await createSampleTable();
});
beforeEach(() => {
  userId = randomUUID();
  learner = openApi(table).as(userId);
});

const read = () => learner.ok('getNotificationSettings', { params: me });

// Source: rules/notifications.md N4, N5
describe('the settings', () => {
  test('have everything on by default, except mail about completed courses and the team, and its week', async () => {
    const { types, blockedMail, digestPausedAt } = await read();
    const unmailed = Object.entries(types).filter(([, { email }]) => !email);
    expect(unmailed.map(([type]) => type)).toEqual([
      'course_completion',
      'team',
      'team_digest',
      'team_report',
    ]);
    const untold = Object.entries(types).filter(([, { inApp }]) => !inApp);
    expect(untold.map(([type]) => type)).toEqual(['team_digest', 'team_report']);
    expect({ blockedMail, digestPausedAt }).toEqual({ blockedMail: null, digestPausedAt: null });
  });

  test('change as sent, from two tabs too', async () => {
    const change = (types: object) =>
      learner.ok('updateNotificationSettings', { params: me, body: { types } });
    await Promise.all([
      change({ certificate: { email: false } }),
      change({ certificate: { inApp: false } }),
      change({ team: { email: true } }),
    ]);
    const { types } = await read();
    expect(types.certificate).toEqual({ inApp: false, email: false });
    expect(types.team).toEqual({ inApp: true, email: true });
    expect(types.review_due).toEqual({ inApp: true, email: true });
  });

  // Source: rules/access.md A20
  test('are read at most as often as the limit allows, because each reading asks the user pool', async () => {
    for (let count = 0; count < LIMITS.addressReadsPerLearner.max; count += 1) await read();
    expect(await learner.refused('getNotificationSettings', { params: me })).toBe(
      'too_many_requests',
    );
  });

  test('refuse to turn off the mails of purchases, and unknown types', async () => {
    for (const types of [{ purchase: { email: false } }, { weather: { email: false } }]) {
      const refused = await learner.refused('updateNotificationSettings', {
        params: me,
        body: { types } as never,
      });
      expect(refused).toBe('invalid_request');
    }
  });

  test('start counting unopened digests again when the digest is turned on again', async () => {
    const settings = settingsRepository(table);
    const digestPausedAt = '2026-11-22T09:00:00.000Z';
    await settings.countDigests(userId, { unopenedDigests: 10, digestPausedAt });
    expect(await read()).toMatchObject({ digestPausedAt });
    const types = { review_due: { email: true } };
    await learner.ok('updateNotificationSettings', { params: me, body: { types } });
    expect(await read()).toMatchObject({ digestPausedAt: null });
    expect(await settings.read(userId)).toMatchObject({ unopenedDigests: 0 });
  });
});

// Source: rules/notifications.md N9
describe('the link of a mail', () => {
  const visitor = () => openApi(table).as(null);
  const token = (type: Parameters<typeof unsubscribeToken>[1], key = KEY) =>
    unsubscribeToken(userId, type, key);

  test('ends the mails of its type without a session, as often as it is used', async () => {
    await settingsRepository(table).readWithKey(userId, KEY);
    const params = { token: token('review_due') };
    for (let count = 0; count < 2; count += 1) {
      expect(await visitor().ok('unsubscribe', { params })).toEqual({ type: 'review_due' });
    }
    const { types } = await read();
    expect(types.review_due).toEqual({ inApp: true, email: false });
    expect(types.progress_reminder.email).toBe(true);
  });

  test('keeps the first key of the learner, so that links of old mails work', async () => {
    const settings = settingsRepository(table);
    await settings.readWithKey(userId, KEY);
    expect((await settings.readWithKey(userId, 'another')).unsubscribeKey).toBe(KEY);
  });

  test('is refused when it is signed with another key, for another type or learner, or for purchases', async () => {
    await settingsRepository(table).readWithKey(userId, KEY);
    const signature = token('review_due').split('.')[2]!;
    const tokens = [
      token('review_due', 'another key'),
      `${userId}.certificate.${signature}`,
      `${randomUUID()}.review_due.${signature}`,
      token('purchase'),
      `${userId}.review_due.${signature.slice(1)}x`,
    ];
    for (const invalid of tokens) {
      const refused = await visitor().refused('unsubscribe', { params: { token: invalid } });
      expect(refused).toBe('unsubscribe_link_invalid');
    }
    expect((await read()).types.review_due.email).toBe(true);
  });
});
