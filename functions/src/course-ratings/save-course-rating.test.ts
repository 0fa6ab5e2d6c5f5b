import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { propertyRuns } from '@learning/shared/testing/property-runs';
import { beforeAll, describe, expect, test } from 'vitest';
import { entitlementRepository } from '#learning/access/entitlement-repository.ts';
import { catalogKeys, learnerKeys, purchaseName, courseRatingsPartition } from '#table/keys.ts';
import { deleteItem, queryIndexBackwards, updateItem, type Table } from '#table/table.ts';
import { learnerWithModules, RATED_COURSE } from '#testing/learning/enrolled-learner.ts';
import { publish, realCatalogItems } from '#testing/catalog/published-catalog.ts';
import { createTestTable, engineNames, openTestTable } from '#testing/table/test-table.ts';
import { deleteCourseRating } from './delete-course-rating.ts';
import { createCourseRatingDependencies, type CourseRatingDependencies } from './dependencies.ts';
import { countsByStars } from './present-course-rating.ts';
import { CourseRatingRecord } from './course-rating-records.ts';
import { saveCourseRating } from './save-course-rating.ts';

const courseId = RATED_COURSE;
const start = new Date('2026-11-18T09:00:00.000Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const refusal = (code: string) => expect.objectContaining({ code }) as Error;

const ascending = (a: number, b: number) => a - b;

/** One learner's step: a rating to save, or null to delete. */
type Step = number | null;

function courseRatingCalls(deps: CourseRatingDependencies) {
  const rate = async (userId: string, rating: Step, now = start) =>
    rating === null
      ? deleteCourseRating({ userId, courseId }, deps)
      : (
          await saveCourseRating(
            { userId, courseId, rating, text: `${rating}`, authorName: 'Ada', now },
            deps,
          )
        ).totals;
  return { rate };
}

/** Counts the ratings of the stored course ratings, and checks that those of the course agree. */
async function recount(table: Table, deps: CourseRatingDependencies) {
  const partition = courseRatingsPartition(courseId);
  const items = await queryIndexBackwards(table, { partition, limit: 1000 });
  const ratings = items.map((item) => CourseRatingRecord.parse(item).rating);
  const stored = (await deps.courseRatings.readTotals(courseId))!;
  expect({
    sum: stored.ratingSum,
    count: stored.reviewCount,
    counts: countsByStars(stored),
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
    const deps = createCourseRatingDependencies(table);
    const { rate } = courseRatingCalls(deps);
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

    await Promise.all(learners.map((userId) => courseRatingCalls(deps).rate(userId, null)));
    expect(await recount(table, deps)).toEqual([]);
  });
});

describe('a course rating', () => {
  let table: Table;
  let deps: CourseRatingDependencies;
  beforeAll(async () => {
    table = await createTestTable();
    await publish(table, await realCatalogItems());
    deps = createCourseRatingDependencies(table);
  });
  const save = (userId: string, change: Partial<Parameters<typeof saveCourseRating>[0]> = {}) =>
    saveCourseRating(
      { userId, courseId, rating: 4, text: 'Clear.', authorName: 'Ada L.', now: start, ...change },
      deps,
    );

  test('keeps its id and creation date when it is edited, and stores the date of the edit', async () => {
    const userId = await learnerWithModules(table);
    const { courseRating } = await save(userId);
    expect(courseRating).toMatchObject({ createdAt: start.toISOString(), editedAt: null });
    const edited = await save(userId, { rating: 5, text: 'Clear, twice.', now: after(5) });
    expect(edited.courseRating).toEqual({
      ...courseRating,
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
    const before = (await deps.courseRatings.readTotals(courseId))!;
    const saved = await Promise.all(Array.from({ length: 16 }, () => save(userId)));
    expect(new Set(saved.map(({ courseRating }) => courseRating.id)).size).toBe(1);
    expect((await deps.courseRatings.readTotals(courseId))?.reviewCount).toBe(
      before.reviewCount + 1,
    );
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
    expect((await save(userId, { rating: 2, now: after(1) })).courseRating.rating).toBe(2);
    await deleteCourseRating({ userId, courseId }, deps);
    await expect(save(userId)).rejects.toThrow(refusal('review_not_paid'));
  });

  test('can be edited and deleted after modules were reopened', async () => {
    const userId = await learnerWithModules(table);
    await save(userId);
    const key = learnerKeys.enrollment(userId, 14);
    await updateItem(table, key, { UpdateExpression: 'REMOVE completedModuleIds' });
    expect((await save(userId, { rating: 3, now: after(1) })).courseRating.rating).toBe(3);
    await deleteCourseRating({ userId, courseId }, deps);
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
    const busy = createCourseRatingDependencies(contested);
    const command = { userId, courseId, rating: 4, text: '', authorName: 'Ada', now: start };
    await expect(saveCourseRating(command, busy)).rejects.toThrow(refusal('write_conflict'));
  });
});

test('sum, count and histogram equal a recount after any sequence of writes, repeats and deletions', async () => {
  const table = await createTestTable();
  await publish(table, await realCatalogItems());
  const deps = createCourseRatingDependencies(table);
  const { rate } = courseRatingCalls(deps);
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
    propertyRuns(20),
  );
  expect((await deps.catalog.read()).courses.length).toBeGreaterThan(0);
  await updateItem(table, catalogKeys.course(courseId), {
    UpdateExpression: 'ADD ratingSum :one',
    ExpressionAttributeValues: { ':one': 1 },
  });
  await expect(recount(table, deps)).rejects.toThrow(/deeply equal/);
});
