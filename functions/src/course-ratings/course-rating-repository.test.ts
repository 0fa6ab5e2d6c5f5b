import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogKeys } from '#table/keys.ts';
import { getItem, putItem, type Table } from '#table/table.ts';
import { createTestTable, engineNames } from '#testing/table/test-table.ts';
import type { CourseRatingRecord } from './course-rating-records.ts';
import { courseRatingRepository } from './course-rating-repository.ts';

const COURSE = 14;
const courseRating = (change: Partial<CourseRatingRecord> = {}): CourseRatingRecord => ({
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
  moderation: null,
  isWithdrawn: false,
  ...change,
});

describe.each(engineNames)('course ratings on %s', (engine) => {
  let table: Table;
  beforeAll(async () => {
    table = await createTestTable(engine);
    await putItem(table, { ...catalogKeys.course(COURSE), entity: 'course', title: 'Unchanged' });
  });
  const open = () => {
    const userId = randomUUID();
    const courseRatings = courseRatingRepository(table);
    const change = (
      before: CourseRatingRecord | null,
      after: CourseRatingRecord | null,
      courseId = COURSE,
    ) => courseRatings.change({ courseId, userId, before, after });
    return { userId, courseRatings, change };
  };

  test('are returned as stored, and the ratings follow creation, edit and deletion', async () => {
    const { userId, courseRatings, change } = open();
    const none = await courseRatings.readTotals(COURSE);
    const first = courseRating({ userId });
    expect(await courseRatings.find(COURSE, userId)).toBeNull();
    expect(await change(null, first)).toBe('stored');
    expect(await courseRatings.find(COURSE, userId)).toEqual(first);
    expect(await courseRatings.readTotals(COURSE)).toMatchObject({
      reviewCount: none!.reviewCount + 1,
      ratingSum: none!.ratingSum + 4,
      ratingCount4: none!.ratingCount4 + 1,
    });
    const edited = courseRating({
      userId,
      rating: 2,
      version: 2,
      editedAt: '2026-11-19T09:00:00.000Z',
    });
    expect(await change(first, edited)).toBe('stored');
    expect(await courseRatings.readTotals(COURSE)).toMatchObject({
      reviewCount: none!.reviewCount + 1,
      ratingSum: none!.ratingSum + 2,
      ratingCount2: none!.ratingCount2 + 1,
      ratingCount4: none!.ratingCount4,
    });
    expect(await change(edited, null)).toBe('stored');
    expect(await courseRatings.find(COURSE, userId)).toBeNull();
    expect(await courseRatings.readTotals(COURSE)).toEqual(none);
    expect((await getItem(table, catalogKeys.course(COURSE)))?.['title']).toBe('Unchanged');
  });

  test('are refused when they changed since they were read, and no rating is counted', async () => {
    const { userId, courseRatings, change } = open();
    const first = courseRating({ userId });
    const edited = courseRating({ userId, version: 2, rating: 1 });
    const again = courseRating({ userId, id: '01KAV0000000000000000000BB' });
    await change(null, first);
    const before = await courseRatings.readTotals(COURSE);
    expect(await change(null, again)).toBe('conflict');
    expect(await change(edited, null)).toBe('conflict');
    expect(await change(again, null)).toBe('conflict');
    expect(await courseRatings.readTotals(COURSE)).toEqual(before);
    await change(first, edited);
    expect(await change(first, null)).toBe('conflict');
    await change(edited, null);
    expect(await change(edited, null)).toBe('conflict');
    expect(await change(edited, courseRating({ userId, version: 3 }))).toBe('conflict');
  });

  test('are not stored for a course that does not exist, and do not create it', async () => {
    const { userId, courseRatings, change } = open();
    expect(await change(null, courseRating({ userId, courseId: 15 }), 15)).toBe('no_course');
    expect(await courseRatings.find(15, userId)).toBeNull();
    expect(await courseRatings.readTotals(15)).toBeUndefined();
  });

  test('are listed by course, newest first, starting where the previous page ended', async () => {
    await putItem(table, { ...catalogKeys.course(2), entity: 'course' });
    const ids = ['A', 'B', 'C', 'D', 'E'].map((end) => `01KAV0000000000000000000A${end}`);
    for (const id of ids) {
      const { userId, change } = open();
      await change(null, courseRating({ id, userId, courseId: 2 }), 2);
    }
    const { courseRatings } = open();
    const listed = async (limit: number, before?: string) =>
      (await courseRatings.list(2, limit, before)).map((courseRating) => courseRating.id);
    expect(await listed(10)).toEqual(ids.toReversed());
    expect(await listed(2)).toEqual([ids[4], ids[3]]);
    expect(await listed(2, ids[3])).toEqual([ids[2], ids[1]]);
    expect(await listed(2, ids[0])).toEqual([]);
    expect(await courseRatings.list(3, 10)).toEqual([]);
  });
});
