import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogKeys } from '#table/keys.ts';
import { getItem, putItem, type Table } from '#table/table.ts';
import { createTestTable, engineNames } from '#testing/table/test-table.ts';
import type { ReviewRecord } from './review-records.ts';
import { reviewRepository } from './review-repository.ts';

const COURSE = 14;
const review = (change: Partial<ReviewRecord> = {}): ReviewRecord => ({
  entity: 'review',
  id: '01KAV0000000000000000000AA',
  courseId: COURSE,
  userId: 'u1',
  authorName: 'Ada L.',
  rating: 4,
  text: 'Clear.',
  createdAt: '2026-11-18T09:00:00.000Z',
  editedAt: null,
  version: 1,
  ...change,
});

describe.each(engineNames)('reviews on %s', (engine) => {
  let table: Table;
  beforeAll(async () => {
    table = await createTestTable(engine);
    await putItem(table, { ...catalogKeys.course(COURSE), entity: 'course', title: 'Unchanged' });
  });
  const open = () => {
    const userId = randomUUID();
    const reviews = reviewRepository(table);
    const change = (before: ReviewRecord | null, after: ReviewRecord | null, courseId = COURSE) =>
      reviews.change({ courseId, userId, before, after });
    return { userId, reviews, change };
  };

  test('are returned as stored, and the ratings follow creation, edit and deletion', async () => {
    const { userId, reviews, change } = open();
    const none = await reviews.readRatings(COURSE);
    const first = review({ userId });
    expect(await reviews.find(COURSE, userId)).toBeNull();
    expect(await change(null, first)).toBe('stored');
    expect(await reviews.find(COURSE, userId)).toEqual(first);
    expect(await reviews.readRatings(COURSE)).toMatchObject({
      reviewCount: none!.reviewCount + 1,
      ratingSum: none!.ratingSum + 4,
      ratingCount4: none!.ratingCount4 + 1,
    });
    const edited = review({ userId, rating: 2, version: 2, editedAt: '2026-11-19T09:00:00.000Z' });
    expect(await change(first, edited)).toBe('stored');
    expect(await reviews.readRatings(COURSE)).toMatchObject({
      reviewCount: none!.reviewCount + 1,
      ratingSum: none!.ratingSum + 2,
      ratingCount2: none!.ratingCount2 + 1,
      ratingCount4: none!.ratingCount4,
    });
    expect(await change(edited, null)).toBe('stored');
    expect(await reviews.find(COURSE, userId)).toBeNull();
    expect(await reviews.readRatings(COURSE)).toEqual(none);
    expect((await getItem(table, catalogKeys.course(COURSE)))?.['title']).toBe('Unchanged');
  });

  test('are refused when they changed since they were read, and no rating is counted', async () => {
    const { userId, reviews, change } = open();
    const first = review({ userId });
    const edited = review({ userId, version: 2, rating: 1 });
    const again = review({ userId, id: '01KAV0000000000000000000BB' });
    await change(null, first);
    const before = await reviews.readRatings(COURSE);
    expect(await change(null, again)).toBe('conflict');
    expect(await change(edited, null)).toBe('conflict');
    expect(await change(again, null)).toBe('conflict');
    expect(await reviews.readRatings(COURSE)).toEqual(before);
    await change(first, edited);
    expect(await change(first, null)).toBe('conflict');
    await change(edited, null);
    expect(await change(edited, null)).toBe('conflict');
    expect(await change(edited, review({ userId, version: 3 }))).toBe('conflict');
  });

  test('are not stored for a course that does not exist, and do not create it', async () => {
    const { userId, reviews, change } = open();
    expect(await change(null, review({ userId, courseId: 15 }), 15)).toBe('no_course');
    expect(await reviews.find(15, userId)).toBeNull();
    expect(await reviews.readRatings(15)).toBeUndefined();
  });

  test('are listed by course, newest first, starting where the previous page ended', async () => {
    await putItem(table, { ...catalogKeys.course(2), entity: 'course' });
    const ids = ['A', 'B', 'C', 'D', 'E'].map((end) => `01KAV0000000000000000000A${end}`);
    for (const id of ids) {
      const { userId, change } = open();
      await change(null, review({ id, userId, courseId: 2 }), 2);
    }
    const { reviews } = open();
    const listed = async (limit: number, before?: string) =>
      (await reviews.list(2, limit, before)).map((one) => one.id);
    expect(await listed(10)).toEqual(ids.toReversed());
    expect(await listed(2)).toEqual([ids[4], ids[3]]);
    expect(await listed(2, ids[3])).toEqual([ids[2], ids[1]]);
    expect(await listed(2, ids[0])).toEqual([]);
    expect(await reviews.list(3, 10)).toEqual([]);
  });
});
