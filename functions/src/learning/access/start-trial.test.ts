import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { restrictTable } from '#table/restrict-table.ts';
import type { Table } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import { sharedPublishedTable } from '#testing/catalog/published-catalog.ts';
import { createLearningDependencies } from '../dependencies.ts';
import { startTrial } from './start-trial.ts';

let table: Table;
beforeAll(async () => {
  table = await sharedPublishedTable();
});

const startedAt = '2026-11-18T09:00:00.000Z';
const endsAt = '2026-11-21T09:00:00.000Z';
const me = { params: { userId: 'me' } };

describe('the free trial', () => {
  test('grants every course for 72 hours', async () => {
    const api = openApi(table, new Date(startedAt));
    const learner = api.as(randomUUID());
    const running = { trial: { startedAt, endsAt, isActive: true } };
    expect(await learner.ok('getAccess', me)).toEqual({ trial: null, entitlements: [] });
    expect(await learner.ok('startTrial', me)).toMatchObject(running);
    expect(await learner.ok('getAccess', me)).toEqual({
      ...running,
      entitlements: [{ kind: 'trial', courseIds: null, endsAt, isActive: true }],
    });
    for (const id of ['1', '13', '15']) {
      const state = await learner.ok('getCourseState', { params: { userId: 'me', id } });
      expect(state.hasAccess).toBe(true);
    }
  });

  test('is returned unchanged when it is started again while it runs', async () => {
    const api = openApi(table, new Date(startedAt));
    const learner = api.as(randomUUID());
    const first = await learner.ok('startTrial', me);
    api.now = new Date('2026-11-21T08:59:59.999Z');
    expect(await learner.ok('startTrial', me)).toEqual(first);
  });

  test('starts once when it is started sixteen times at the same time', async () => {
    const learner = openApi(table, new Date(startedAt)).as(randomUUID());
    const responses = await Promise.all(
      Array.from({ length: 16 }, () => learner.ok('startTrial', me)),
    );
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(responses[0]?.entitlements).toHaveLength(1);
  });

  test('grants access until 71:59:59 and ends at 72:00:00', async () => {
    const api = openApi(table, new Date(startedAt));
    const learner = api.as(randomUUID());
    await learner.ok('startTrial', me);
    const params = { userId: 'me', id: '1' };
    api.now = new Date('2026-11-21T08:59:59.000Z');
    expect((await learner.ok('getCourseState', { params })).hasAccess).toBe(true);
    api.now = new Date(endsAt);
    expect((await learner.ok('getCourseState', { params })).hasAccess).toBe(false);
    expect((await learner.ok('getAccess', me)).trial?.isActive).toBe(false);
  });

  test('cannot be started again after it has ended', async () => {
    const api = openApi(table, new Date(startedAt));
    const learner = api.as(randomUUID());
    await learner.ok('startTrial', me);
    for (const now of [endsAt, '2027-11-21T09:00:00.000Z']) {
      api.now = new Date(now);
      expect(await learner.refused('startTrial', me)).toBe('trial_already_used');
    }
    expect((await learner.ok('getAccess', me)).trial).toEqual({
      startedAt,
      endsAt,
      isActive: false,
    });
  });
});

describe('the trial of a mailbox', () => {
  const open = (emails: Record<string, string>, address = '127.0.0.1') => {
    const deps = createLearningDependencies(restrictTable(table, 'learning'), {
      emailOf: (userId) => Promise.resolve(emails[userId] ?? null),
      hashKey: 'pool',
    });
    const now = new Date('2026-11-18T09:00:00.000Z');
    return (userId: string, from = address, at = now) =>
      startTrial({ userId, address: from, now: at }, deps);
  };
  const refusal = (code: string) => expect.objectContaining({ code }) as Error;

  test('is started once, however the address is spelled', async () => {
    const name = randomUUID();
    const spellings = [
      `${name}@example.org`,
      `${name}+1@example.org`,
      `${name.toUpperCase()}@Example.org`,
    ];
    const ids = spellings.map(() => randomUUID());
    const start = open(Object.fromEntries(ids.map((id, index) => [id, spellings[index]!])));
    expect((await start(ids[0]!)).trial?.isActive).toBe(true);
    expect((await start(ids[0]!)).trial?.isActive).toBe(true);
    await expect(start(ids[1]!)).rejects.toThrow(refusal('trial_used_with_mailbox'));
    await expect(start(ids[2]!)).rejects.toThrow(refusal('trial_used_with_mailbox'));
  });

  test('is started once by five accounts at the same time', async () => {
    const name = randomUUID();
    const ids = Array.from({ length: 5 }, () => randomUUID());
    const start = open(
      Object.fromEntries(ids.map((id, index) => [id, `${name}+${index}@gmail.com`])),
    );
    const outcomes = await Promise.allSettled(ids.map((id) => start(id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('is refused after twenty of a day from one network address, and from no other', async () => {
    const start = open({});
    for (let count = 0; count < 20; count += 1) await start(randomUUID(), '203.0.113.9');
    await expect(start(randomUUID(), '203.0.113.9')).rejects.toThrow(refusal('too_many_requests'));
    expect((await start(randomUUID(), '203.0.113.10')).trial?.isActive).toBe(true);
    const tomorrow = new Date('2026-11-19T09:00:00.000Z');
    expect((await start(randomUUID(), '203.0.113.9', tomorrow)).trial?.isActive).toBe(true);
  });
});
