import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { eventRepository } from '#events/event-repository.ts';
import type { Table } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import { createPublishedTable } from '#testing/catalog/published-catalog.ts';
import { learnerWithModules, RATED_COURSE } from '#testing/learning/enrolled-learner.ts';
import { openOperatorsHarness, owner, supporter } from '#testing/operating/operators-harness.ts';
import { listReviews } from './list-reviews.ts';
import { moderateReview } from './moderate-review.ts';
import type { ReviewState } from './present-review.ts';

const START = new Date('2026-11-18T09:00:00.000Z');
const refusal = (code: string) => expect.objectContaining({ code }) as Error;
const own = { params: { userId: 'me', id: RATED_COURSE } };
const course = { params: { id: RATED_COURSE } };

let table: Table;
let now: Date;
beforeAll(async () => {
  table = await createPublishedTable();
});
beforeEach(() => {
  now = START;
});

async function review() {
  const body = { rating: 1, text: `My boss is an idiot. ${randomUUID()}`, authorName: 'Ada L.' };
  const { desk: deps } = openOperatorsHarness(table).deps;
  const api = openApi(table);
  const userId = await learnerWithModules(table);
  const learner = api.as(userId);
  const before = await api.as(null).ok('listCourseRatings', course);
  await learner.ok('saveCourseRating', { ...own, body });
  const find = async (state: ReviewState) =>
    (await listReviews({ state, courseId: RATED_COURSE }, deps)).reviews.find(
      ({ learnerId }) => learnerId === userId,
    );
  const decide = async (state: ReviewState, change: object = {}, operator = supporter) => {
    const found = (await find('published')) ?? (await find('held')) ?? (await find('hidden'))!;
    now = new Date(now.getTime() + 60_000);
    const statement = state === 'published' ? {} : { statement: 'It insults a person.' };
    const input = { courseId: RATED_COURSE, learnerId: userId, version: found.version, state };
    return moderateReview(
      { ...input, ...statement, reason: 'reported', ...change },
      operator,
      deps,
      now,
    );
  };
  const figures = async () => {
    const { reviews, rating, reviewCount, ratingCounts } = await api
      .as(null)
      .ok('listCourseRatings', course);
    return {
      rating,
      reviewCount,
      ratingCounts,
      isShown: reviews.some(({ text }) => text === body.text),
    };
  };
  const none = {
    rating: before.rating,
    reviewCount: before.reviewCount,
    ratingCounts: before.ratingCounts,
  };
  const events = async () =>
    (await eventRepository(table).list(userId)).filter(({ type }) => type === 'reviewModerated');
  return { body, deps, learner, userId, find, decide, figures, none, events };
}

it('hides a review with its stars, tells its author, and shows both again (L47)', async () => {
  const { body, decide, figures, none, events, learner, find, deps } = await review();
  const shown = await figures();
  expect(shown).toMatchObject({ isShown: true, reviewCount: none.reviewCount + 1 });
  await decide('hidden');
  expect(await figures()).toEqual({ ...none, isShown: false });
  expect(await learner.ok('getOwnCourseRating', own)).toMatchObject({
    review: { text: body.text },
    moderation: { state: 'hidden', statement: 'It insults a person.' },
  });
  expect(await find('hidden')).toMatchObject({ decidedBy: supporter.name });
  await decide('published');
  expect(await figures()).toEqual(shown);
  expect((await events()).map(({ data }) => data)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ state: 'hidden', statement: 'It insults a person.' }),
      expect.objectContaining({ state: 'published', statement: '' }),
    ]),
  );
  expect((await deps.audit.list('2026-11')).slice(-2)).toMatchObject([
    { action: 'moderateReview', before: { state: 'published' }, after: { state: 'hidden' } },
    { action: 'moderateReview', before: { state: 'hidden' }, after: { state: 'published' } },
  ]);
});

it('holds what the author changes, and what they write in place of a review that was taken down (L48)', async () => {
  const { body, decide, figures, none, learner, find } = await review();
  await decide('hidden');
  const edit = { ...own, body: { ...body, rating: 5, text: 'A fine course.' } };
  expect(await learner.ok('saveCourseRating', edit)).toMatchObject({
    moderation: { state: 'held' },
    reviewCount: none.reviewCount,
  });
  expect(await find('held')).toMatchObject({ text: 'A fine course.' });
  await learner.ok('deleteCourseRating', own);
  await learner.ok('deleteCourseRating', own);
  expect(await learner.ok('getOwnCourseRating', own)).toMatchObject({
    review: null,
    moderation: null,
  });
  expect(await find('held')).toBeUndefined();
  expect(await learner.ok('saveCourseRating', { ...own, body })).toMatchObject({
    moderation: { state: 'held' },
  });
  expect(await figures()).toEqual({ ...none, isShown: false });
  await decide('published');
  expect(await figures()).toMatchObject({ isShown: true, reviewCount: none.reviewCount + 1 });
  await learner.ok('deleteCourseRating', own);
  expect(await figures()).toEqual({ ...none, isShown: false });
});

it('refuses a decision on a version that the author or another operator changed', async () => {
  const { body, decide, find, learner, deps, userId } = await review();
  const { version } = (await find('published'))!;
  await decide('hidden', {}, owner);
  await expect(decide('published', { version })).rejects.toThrow(refusal('changed_by_operator'));
  const seen = (await find('hidden'))!.version;
  await learner.ok('saveCourseRating', { ...own, body: { ...body, rating: 2 } });
  await expect(decide('published', { version: seen })).rejects.toThrow(
    refusal('changed_by_operator'),
  );
  await learner.ok('deleteCourseRating', own);
  const gone = { courseId: RATED_COURSE, learnerId: userId, version: 9, reason: 'late' };
  await expect(moderateReview({ ...gone, state: 'published' }, owner, deps, now)).rejects.toThrow(
    refusal('review_not_found'),
  );
});
