import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { spacedReviewKey } from '#table/keys.ts';
import { getItem, putItem, type Table } from '#table/table.ts';
import { packed } from '#testing/learning/packed-card.ts';
import { createTestTable, engineNames } from '#testing/table/test-table.ts';
import { spacedReviewRepository } from './spaced-review-repository.ts';
import { review } from './schedule.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 9));
const first = review(undefined, 'good', at(1), 'UTC');
const second = review(first, 'good', at(3), 'UTC');
const other = review(undefined, 'easy', at(1), 'UTC');

describe.each(engineNames)('a record of review cards on %s', (engine) => {
  let table: Table;
  beforeAll(async () => {
    table = await createTestTable(engine);
  });

  const storedRecord = async (cards: object, schemaVersion: number) => {
    const userId = randomUUID();
    const record = { entity: 'recall', courseId: 1, cards, day: '2026-11-01', seconds: 9 };
    await putItem(table, { ...spacedReviewKey(userId, 1), ...record, schemaVersion });
    return userId;
  };
  const storeSecond = async (userId: string, before = first) => {
    const record = await spacedReviewRepository(table).find(userId, 1);
    return spacedReviewRepository(table).store(userId, {
      courseId: 1,
      cardId: 'a',
      before: { ...record!, cards: { ...record!.cards, a: before } },
      card: second,
      day: '2026-11-01',
      seconds: 9,
      booked: { entries: [], monthVersions: {} },
      outcome: undefined,
      isCounted: true,
    });
  };

  test.each([
    ['objects', { a: first, b: other }, 2],
    ['packed cards of version 1', { a: packed(first), b: packed(other) }, 1],
  ])('with %s gets the reviewed card as an object', async (_, cards, version) => {
    const userId = await storedRecord(cards, version);
    expect((await spacedReviewRepository(table).find(userId, 1))?.cards).toEqual({
      a: first,
      b: other,
    });
    expect(await storeSecond(userId)).toBe('stored');
    expect(await getItem(table, spacedReviewKey(userId, 1))).toMatchObject({
      cards: { a: second, b: cards.b },
      schemaVersion: 2,
    });
    const [record] = await spacedReviewRepository(table).list(userId);
    expect(record?.cards).toEqual({ a: second, b: other });
  });

  test.each([
    ['an object', second],
    ['packed', packed(second)],
  ])('refuses a review of a card that is %s and changed since it was read', async (_, card) => {
    const userId = await storedRecord({ a: card }, 1);
    expect(await storeSecond(userId)).toBe('conflict');
    expect(await getItem(table, spacedReviewKey(userId, 1))).toMatchObject({ cards: { a: card } });
  });
});
