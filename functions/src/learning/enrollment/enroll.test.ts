import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { learnerKeys } from '#table/keys.ts';
import { deleteItem, type Table } from '#table/table.ts';
import { sharedPublishedTable } from '#testing/catalog/published-catalog.ts';
import type { LearningDependencies } from '../dependencies.ts';
import { enroll } from './enroll.ts';
import { createLearningDependencies } from '../dependencies.ts';
import { startTrial } from '../access/start-trial.ts';

let table: Table;
let deps: LearningDependencies;
beforeAll(async () => {
  table = await sharedPublishedTable();
  deps = createLearningDependencies(table);
});

const now = new Date('2026-11-18T09:00:00.000Z');
const trialEnd = new Date('2026-11-21T09:00:00.000Z');
const refusal = (code: string) => expect.objectContaining({ code }) as Error;

const trialLearner = async () => {
  const userId = randomUUID();
  await startTrial({ userId, address: '127.0.0.1', now }, deps);
  return userId;
};
const purchase = (userId: string, courseIds: number[]) =>
  deps.entitlements.grantOnce(userId, {
    entity: 'entitlement',
    name: `purchase#${courseIds.join()}`,
    kind: 'purchase',
    courseIds,
    startedAt: now.toISOString(),
    endsAt: null,
  });

describe('enrolling', () => {
  test('starts at 0 percent and can be read afterwards', async () => {
    const userId = await trialLearner();
    const enrollment = await enroll({ userId, courseId: 14, now }, deps);
    expect(enrollment).toEqual({
      id: expect.stringMatching(/^[0-9A-Z]{26}$/) as string,
      userId,
      courseId: 14,
      progress: '0',
      createdAt: now.toISOString(),
      completedAt: null,
      lastModuleId: null,
    });
    const { enrollments } = await deps.learners.read(userId);
    expect(enrollments.map((listed) => listed.id)).toEqual([enrollment.id]);
  });

  test('needs an entitlement that grants the course', async () => {
    const userId = randomUUID();
    await expect(enroll({ userId, courseId: 1, now }, deps)).rejects.toThrow(
      refusal('payment_required'),
    );
    await purchase(userId, [14, 15]);
    await expect(enroll({ userId, courseId: 1, now }, deps)).rejects.toThrow(
      refusal('payment_required'),
    );
    expect((await enroll({ userId, courseId: 15, now }, deps)).courseId).toBe(15);
  });

  test.each([0, 16, 999])('is refused for course %i, which does not exist', async (courseId) => {
    const userId = await trialLearner();
    await expect(enroll({ userId, courseId, now }, deps)).rejects.toThrow(
      refusal('course_not_found'),
    );
  });

  test('is possible until the last millisecond of the trial and not at its end', async () => {
    const userId = await trialLearner();
    const last = new Date(trialEnd.getTime() - 1);
    expect((await enroll({ userId, courseId: 1, now: last }, deps)).courseId).toBe(1);
    await expect(enroll({ userId, courseId: 2, now: trialEnd }, deps)).rejects.toThrow(
      refusal('payment_required'),
    );
  });

  test('returns the existing enrollment when repeated, even after access ended', async () => {
    const userId = await trialLearner();
    const first = await enroll({ userId, courseId: 1, now }, deps);
    expect(await enroll({ userId, courseId: 1, now: trialEnd }, deps)).toEqual(first);
  });

  test('creates one enrollment for thirty-two calls at the same time and returns it to each', async () => {
    const userId = await trialLearner();
    const responses = await Promise.all(
      Array.from({ length: 32 }, () => enroll({ userId, courseId: 3, now }, deps)),
    );
    expect(new Set(responses.map(({ id }) => id)).size).toBe(1);
    expect((await deps.learners.read(userId)).enrollments).toHaveLength(1);
  });

  test('is refused when the entitlement is deleted between read and write', async () => {
    const userId = await trialLearner();
    const depsWithDeletion: LearningDependencies = {
      ...deps,
      learners: {
        async read(id) {
          const state = await deps.learners.read(id);
          await deleteItem(table, learnerKeys.entitlement(id, 'trial'));
          return state;
        },
      },
    };
    await expect(enroll({ userId, courseId: 1, now }, depsWithDeletion)).rejects.toThrow(
      refusal('payment_required'),
    );
    expect((await deps.learners.read(userId)).enrollments).toEqual([]);
  });

  test('gives later enrollments greater ids', async () => {
    const userId = await trialLearner();
    const first = await enroll({ userId, courseId: 9, now }, deps);
    const second = await enroll({ userId, courseId: 2, now: new Date(now.getTime() + 1) }, deps);
    expect(second.id > first.id).toBe(true);
  });
});
