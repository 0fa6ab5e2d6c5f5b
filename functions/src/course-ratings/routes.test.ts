import { beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '#limits/limits.ts';
import type { Table } from '#table/table.ts';
import { learnerWithModules, RATED_COURSE } from '#testing/learning/enrolled-learner.ts';
import { openApi, type TestApi } from '#testing/api/open-api.ts';
import { createPublishedTable } from '#testing/catalog/published-catalog.ts';
import { courseRatingCursor } from './course-rating-cursor.ts';

const start = new Date('2026-11-18T09:00:00.000Z');
const course = { params: { id: RATED_COURSE } };
const own = { params: { userId: 'me', id: RATED_COURSE } };
const body = { rating: 4, text: 'Clear.', authorName: 'Ada L.' };

let table: Table;
let api: TestApi;
beforeAll(async () => {
  table = await createPublishedTable();
  api = openApi(table, start);
});

describe('course ratings', () => {
  test('are empty at first, with the default rating and no stars counted', async () => {
    expect(await api.as(null).ok('listCourseRatings', { params: { id: 1 } })).toEqual({
      reviews: [],
      rating: '5.0',
      reviewCount: 0,
      ratingCounts: [0, 0, 0, 0, 0],
      nextCursor: null,
    });
  });

  test('come newest first, ten per page, without account data', async () => {
    const written: string[] = [];
    for (let minute = 0; minute < 23; minute += 1) {
      api.now = new Date(start.getTime() + minute * 60_000);
      const learner = api.as(await learnerWithModules(table));
      written.push((await learner.ok('saveCourseRating', { ...own, body })).review.id);
    }
    const seen: string[] = [];
    const sizes: number[] = [];
    let cursor: string | null = null;
    do {
      const query: { cursor?: string } = cursor === null ? {} : { cursor };
      const page: Awaited<ReturnType<typeof firstPage>> = await firstPage(query);
      expect(page).toMatchObject({
        rating: '4.0',
        reviewCount: 23,
        ratingCounts: [0, 0, 0, 23, 0],
      });
      for (const review of page.reviews) {
        expect(Object.keys(review).toSorted()).toEqual(
          ['authorName', 'createdAt', 'editedAt', 'id', 'rating', 'text'].toSorted(),
        );
      }
      seen.push(...page.reviews.map(({ id }) => id));
      sizes.push(page.reviews.length);
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(sizes).toEqual([10, 10, 3]);
    expect(seen).toEqual(written.toReversed());
  });

  const firstPage = (query: { cursor?: string }) =>
    api.as(null).ok('listCourseRatings', { ...course, query });

  test.each([
    ['text that is not a cursor', 'nonsense'],
    ['an empty text', ''],
    ['a cursor of another course', courseRatingCursor(1, '01KAV0000000000000000000AA')],
    ['a cursor with a wrong id', Buffer.from('14.REVIEW#someone').toString('base64url')],
    ['a longer cursor', courseRatingCursor(14, '01KAV0000000000000000000AAX')],
  ])('refuse %s as a cursor', async (_what, cursor) => {
    const refused = await api
      .as(null)
      .refused('listCourseRatings', { ...course, query: { cursor } });
    expect(refused).toBe('invalid_request');
  });

  test('are refused for an unknown course', async () => {
    expect(await api.as(null).refused('listCourseRatings', { params: { id: 999 } })).toBe(
      'course_not_found',
    );
  });
});

describe("a learner's own course rating", () => {
  test('can be written at half of the course, edited and deleted, and the ratings follow at once', async () => {
    // Later than every other course rating, so that it is the newest.
    api.now = new Date(start.getTime() + 3_600_000);
    const beginner = api.as(await learnerWithModules(table, ['hr-documentation-basic-m1']));
    expect(await beginner.ok('getOwnCourseRating', own)).toEqual({
      review: null,
      moderation: null,
      mayReview: false,
      missing: 'progress',
    });
    expect(await beginner.refused('saveCourseRating', { ...own, body })).toBe('review_not_open');

    const learner = api.as(await learnerWithModules(table));
    expect(await learner.ok('getOwnCourseRating', own)).toEqual({
      review: null,
      moderation: null,
      mayReview: true,
      missing: null,
    });
    const before = (await api.as(null).ok('listCourseRatings', course)).reviewCount;
    const saved = await learner.ok('saveCourseRating', { ...own, body });
    expect(saved).toMatchObject({ reviewCount: before + 1, review: { ...body, editedAt: null } });
    expect((await learner.ok('getOwnCourseRating', own)).review).toEqual(saved.review);
    expect((await api.as(null).ok('listCourseRatings', course)).reviews[0]).toEqual(saved.review);

    const edit = { ...own, body: { ...body, rating: 1 } };
    expect((await learner.ok('saveCourseRating', edit)).review.rating).toBe(1);
    const after = await api.as(null).ok('listCourseRatings', course);
    expect(after.ratingCounts).toEqual([1, 0, 0, before, 0]);
    expect(await learner.ok('deleteCourseRating', own)).toEqual({
      rating: '4.0',
      reviewCount: before,
    });
    expect(await learner.ok('deleteCourseRating', own)).toEqual({
      rating: '4.0',
      reviewCount: before,
    });
  });

  test('is stored without surrounding spaces, and needs a name', async () => {
    const learner = api.as(await learnerWithModules(table));
    const spaced = { rating: 4, text: '  Two\nlines.\n ', authorName: '  Ada  ' };
    const { review } = await learner.ok('saveCourseRating', { ...own, body: spaced });
    expect(review).toMatchObject({ text: 'Two\nlines.', authorName: 'Ada' });
    for (const wrong of [
      { authorName: '  ' },
      { rating: 6 },
      { rating: 2.5 },
      { text: 'x'.repeat(2001) },
    ]) {
      const call = { ...own, body: { ...body, ...wrong } };
      expect(await learner.refused('saveCourseRating', call)).toBe('invalid_request');
    }
  });

  test('needs an enrollment', async () => {
    expect(await api.as('not-enrolled').refused('saveCourseRating', { ...own, body })).toBe(
      'not_enrolled',
    );
  });
});

describe('saving course ratings', () => {
  test('is limited, for each learner alone (limits per caller)', async () => {
    api.now = start;
    const learner = api.as(await learnerWithModules(table));
    const { max, windowSeconds } = LIMITS.reviewsPerLearner;
    for (let count = 0; count < max; count += 1) {
      await learner.ok('saveCourseRating', {
        ...own,
        body: { ...body, text: `Version ${count}.` },
      });
    }
    expect(await learner.refused('saveCourseRating', { ...own, body })).toBe('too_many_requests');
    expect((await learner.ok('getOwnCourseRating', own)).review?.text).toBe(`Version ${max - 1}.`);
    const other = api.as(await learnerWithModules(table));
    await other.ok('saveCourseRating', { ...own, body });
    api.now = new Date(start.getTime() + windowSeconds * 1000);
    await learner.ok('saveCourseRating', { ...own, body });
  });
});
