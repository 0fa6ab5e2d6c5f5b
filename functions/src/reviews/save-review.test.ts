import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { propertyRuns } from '@learning/shared/testing/property-runs';
import { beforeAll, describe, expect, test } from 'vitest';
import { entitlementRepository } from '#learning/access/entitlement-repository.ts';
import { catalogKeys, learnerKeys, purchaseName, reviewsPartition } from '#table/keys.ts';
import { deleteItem, queryIndexBackwards, updateItem, type Table } from '#table/table.ts';
import { learnerWithModules, REVIEWED_COURSE } from '#testing/learning/enrolled-learner.ts';
import { publish, realCatalogItems } from '#testing/catalog/published-catalog.ts';
import { createTestTable, engineNames, openTestTable } from '#testing/table/test-table.ts';
import { deleteReview } from './delete-review.ts';
import { createReviewDependencies, type ReviewDependencies } from './dependencies.ts';
import { ratingCountsOf } from './present-review.ts';
import { ReviewRecord } from './review-records.ts';
import { saveReview } from './save-review.ts';

const courseId = REVIEWED_COURSE;
const start = new Date('2026-11-18T09:00:00.000Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const refusal = (code: string) => expect.objectContaining({ code }) as Error;

const ascending = (a: number, b: number) => a - b;

/** One learner's step: a rating to save, or null to delete. */
type Step = number | null;

function reviewCalls(deps: ReviewDependencies) {
  const rate = async (userId: string, rating: Step, now = start) =>
    rating === null
      ? deleteReview({ userId, courseId }, deps)
      : (
          await saveReview(
            { userId, courseId, rating, text: `${rating}`, authorName: 'Ada', now },
            deps,
          )
        ).ratings;
  return { rate };
}

/** Counts the ratings of the stored reviews, and checks that those of the course agree. */
async function recount(table: Table, deps: ReviewDependencies) {
  const partition = reviewsPartition(courseId);
  const items = await queryIndexBackwards(table, { partition, limit: 1000 });
  const ratings = items.map((item) => ReviewRecord.parse(item).rating);
  const stored = (await deps.reviews.readRatings(courseId))!;
  expect({
    sum: stored.ratingSum,
    count: stored.reviewCount,
    counts: ratingCountsOf(stored),
  }).toEqual({
    sum: ratings.reduce<number>((sum, rating) => sum + rating, 0),
    count: ratings.length,
    counts: [1, 2, 3, 4, 5].map((stars) => ratings.filter((rating) => rating === stars).length),
  });
  return ratings.toSorted(ascending);
}

describe.each(engineNames)('32 learners at once on %s', (engine) => {
  test('write, edit and delete, and average, count and histogram stay exact', async () => {
    const table = await createTestTable(engine);
    await publish(table, await realCatalogItems());
    const deps = createReviewDependencies(table);
    const { rate } = reviewCalls(deps);
    const learners = await Promise.all(Array.from({ length: 32 }, () => learnerWithModules(table)));
    const stars = (index: number) => (index % 5) + 1;

    await Promise.all(learners.map((userId, index) => rate(userId, stars(index))));
    expect(await recount(table, deps)).toEqual(
      learners.map((_, index) => stars(index)).toSorted(ascending),
    );

    await Promise.all(
      learners.map((userId, index) =>
        index % 3 === 0
          ? rate(userId, null)
          : index % 3 === 1
            ? rate(userId, stars(index + 1), after(1))
            : rate(userId, stars(index), after(1)),
      ),
    );
    const expected = learners.flatMap((_, index) =>
      index % 3 === 0 ? [] : [index % 3 === 1 ? stars(index + 1) : stars(index)],
    );
    expect(await recount(table, deps)).toEqual(expected.toSorted(ascending));

    await Promise.all(learners.map((userId) => reviewCalls(deps).rate(userId, null)));
    expect(await recount(table, deps)).toEqual([]);
  });
});

describe('a review', () => {
  let table: Table;
  let deps: ReviewDependencies;
  beforeAll(async () => {
    table = await createTestTable();
    await publish(table, await realCatalogItems());
    deps = createReviewDependencies(table);
  });
  const save = (userId: string, change: Partial<Parameters<typeof saveReview>[0]> = {}) =>
    saveReview(
      { userId, courseId, rating: 4, text: 'Clear.', authorName: 'Ada L.', now: start, ...change },
      deps,
    );

  test('keeps its id and creation date when it is edited, and stores the date of the edit', async () => {
    const userId = await learnerWithModules(table);
    const { review } = await save(userId);
    expect(review).toMatchObject({ createdAt: start.toISOString(), editedAt: null });
    const edited = await save(userId, { rating: 5, text: 'Clear, twice.', now: after(5) });
    expect(edited.review).toEqual({
      ...review,
      rating: 5,
      text: 'Clear, twice.',
      editedAt: after(5).toISOString(),
      version: 2,
    });
  });

  test('changes nothing when it is sent again', async () => {
    const userId = await learnerWithModules(table);
    const first = await save(userId);
    expect(await save(userId, { now: after(9) })).toEqual(first);
  });

  test('is written once when it is sent sixteen times at once', async () => {
    const userId = await learnerWithModules(table);
    const before = (await deps.reviews.readRatings(courseId))!;
    const saved = await Promise.all(Array.from({ length: 16 }, () => save(userId)));
    expect(new Set(saved.map(({ review }) => review.id)).size).toBe(1);
    expect((await deps.reviews.readRatings(courseId))?.reviewCount).toBe(before.reviewCount + 1);
  });

  test('needs a course that exists, an enrollment and half of the course completed', async () => {
    await expect(save('not-enrolled')).rejects.toThrow(refusal('not_enrolled'));
    const beginner = await learnerWithModules(table, [
      'hr-documentation-basic-m1',
      'hr-documentation-basic-m2',
    ]);
    await expect(save(beginner)).rejects.toThrow(refusal('review_not_open'));
    await expect(save(beginner, { courseId: 999 })).rejects.toThrow(refusal('course_not_found'));
  });

  test.each([
    ['in the trial', { name: 'trial', kind: 'trial' as const, courseIds: null }],
    ['of the demo account, whose courses no order paid for', {}],
    ['after the plan ended', { orderId: 'o1', endsAt: '2026-11-18T08:30:00.000Z' }],
    ['with another course', { orderId: 'o1', courseIds: [1] }],
  ])('is refused to a learner %s', async (_who, change) => {
    const userId = await learnerWithModules(table);
    await deleteItem(table, learnerKeys.purchase(userId, courseId));
    await entitlementRepository(table).grantOnce(userId, {
      entity: 'entitlement',
      name: purchaseName(courseId),
      kind: 'purchase',
      courseIds: [courseId],
      startedAt: '2026-11-18T08:00:00.000Z',
      endsAt: null,
      ...change,
    });
    await expect(save(userId)).rejects.toThrow(refusal('review_not_paid'));
  });

  test('can still be edited and deleted after the purchase was refunded', async () => {
    const userId = await learnerWithModules(table);
    await save(userId);
    await deleteItem(table, learnerKeys.purchase(userId, courseId));
    expect((await save(userId, { rating: 2, now: after(1) })).review.rating).toBe(2);
    await deleteReview({ userId, courseId }, deps);
    await expect(save(userId)).rejects.toThrow(refusal('review_not_paid'));
  });

  test('can be edited and deleted after modules were reopened', async () => {
    const userId = await learnerWithModules(table);
    await save(userId);
    const key = learnerKeys.enrollment(userId, 14);
    await updateItem(table, key, { UpdateExpression: 'REMOVE completedModuleIds' });
    expect((await save(userId, { rating: 3, now: after(1) })).review.rating).toBe(3);
    await deleteReview({ userId, courseId }, deps);
    await expect(save(userId)).rejects.toThrow(refusal('review_not_open'));
  });

  test('fails with write_conflict when conflicts do not end', async () => {
    const userId = await learnerWithModules(table);
    const contested = openTestTable(table.name);
    const sendNow = contested.client.send.bind(contested.client) as (
      command: object,
    ) => Promise<unknown>;
    const send = async (command: object) => {
      if (!(command instanceof TransactWriteCommand)) return sendNow(command);
      throw new TransactionConflictException({ message: 'busy', $metadata: {} });
    };
    Object.assign(contested.client, { send });
    const busy = createReviewDependencies(contested);
    const command = { userId, courseId, rating: 4, text: '', authorName: 'Ada', now: start };
    await expect(saveReview(command, busy)).rejects.toThrow(refusal('write_conflict'));
  });
});

test('sum, count and histogram equal a recount after any sequence of writes, repeats and deletions', async () => {
  const table = await createTestTable();
  await publish(table, await realCatalogItems());
  const deps = createReviewDependencies(table);
  const { rate } = reviewCalls(deps);
  const learners = await Promise.all(Array.from({ length: 4 }, () => learnerWithModules(table)));
  const step = fc.record({
    learner: fc.nat({ max: learners.length - 1 }),
    rating: fc.option(fc.integer({ min: 1, max: 5 })),
    repeats: fc.integer({ min: 1, max: 3 }),
    together: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      for (const { learner, rating, repeats, together } of steps) {
        const repeat = () => rate(learners[learner]!, rating);
        if (together) await Promise.all(Array.from({ length: repeats }, repeat));
        else for (let count = 0; count < repeats; count += 1) await repeat();
        await recount(table, deps);
      }
    }),
    propertyRuns(40),
  );
  expect((await deps.catalog.read()).courses.length).toBeGreaterThan(0);
  await updateItem(table, catalogKeys.course(courseId), {
    UpdateExpression: 'ADD ratingSum :one',
    ExpressionAttributeValues: { ':one': 1 },
  });
  await expect(recount(table, deps)).rejects.toThrow(/deeply equal/);
});
