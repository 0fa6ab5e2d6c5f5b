import { coursePercent } from '@learning/shared/domain/learning/progress';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { propertyRuns } from '@learning/shared/testing/property-runs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Table } from '#table/table.ts';
import { passCourseActivities } from '#testing/learning/passed-activities.ts';
import { sharedPublishedTable } from '#testing/catalog/published-catalog.ts';
import type { LearningDependencies } from '../dependencies.ts';
import { enroll } from '../enrollment/enroll.ts';
import { createLearningDependencies } from '../dependencies.ts';
import { presentEnrollment } from '../present-learning.ts';
import { recordLearningTime } from '../time/record-learning-time.ts';
import { recordModuleProgress } from './record-module-progress.ts';
import { startTrial } from '../access/start-trial.ts';

let table: Table;
let deps: LearningDependencies;
beforeAll(async () => {
  table = await sharedPublishedTable();
  deps = createLearningDependencies(table);
});

const COURSE = 14;
const MODULES = [1, 2, 3, 4, 5].map((order) => `hr-documentation-basic-m${order}`);
const start = new Date('2026-11-18T09:00:00.000Z');
const enrolledAt = new Date('2026-11-17T09:00:00.000Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const refusal = (code: string) => expect.objectContaining({ code }) as Error;

/** Creates an enrolled learner who passed the activities of the course. */
const enrolledLearner = async () => {
  const userId = randomUUID();
  await startTrial({ userId, address: '127.0.0.1', now: enrolledAt }, deps);
  await enroll({ userId, courseId: COURSE, now: enrolledAt }, deps);
  await passCourseActivities(table, userId, COURSE);
  return userId;
};
const record = (userId: string, module: number, completed: boolean, now = after(1)) =>
  recordModuleProgress({ userId, moduleId: MODULES[module]!, completed, now }, deps);

/** Returns what is stored, and checks that its parts agree. */
async function stateOf(userId: string) {
  const [{ courses }, learner] = await Promise.all([
    deps.catalog.read(),
    deps.learners.read(userId),
  ]);
  const course = courses.find((candidate) => candidate.id === COURSE);
  const enrollment = learner.enrollments[0]!;
  const completedByProgress = learner.progress.filter((entry) => entry.completed);
  const minutes = learner.learningTime.reduce((sum, entry) => sum + entry.minutes, 0);
  expect(enrollment.completedModuleIds.toSorted()).toEqual(
    completedByProgress.map((entry) => entry.moduleId).toSorted(),
  );
  expect(minutes).toBe(learner.progress.reduce((sum, entry) => sum + entry.timeSpentMinutes, 0));
  const shown = presentEnrollment(userId, enrollment, course);
  const percent = coursePercent(completedByProgress.length, MODULES.length);
  expect(shown.progress).toBe(String(percent));
  expect(shown.completedAt !== null).toBe(percent === 100);
  return { shown, minutes, completed: completedByProgress.length, progress: learner.progress };
}

describe('recording module progress', () => {
  test("completes a module at the server's time", async () => {
    const userId = await enrolledLearner();
    const { moduleProgress, enrollment } = await record(userId, 0, true);
    expect(moduleProgress).toEqual({
      moduleId: MODULES[0],
      completed: true,
      timeSpent: 0,
      completedAt: after(1).toISOString(),
      lastBlock: null,
    });
    expect(enrollment).toMatchObject({ progress: '20', completedAt: null });
  });

  test('changes nothing when a completion is repeated', async () => {
    const userId = await enrolledLearner();
    const first = await record(userId, 0, true, after(1));
    expect(await record(userId, 0, true, after(9))).toEqual(first);
  });

  test('completes one module when a completion is sent sixteen times at the same time', async () => {
    const userId = await enrolledLearner();
    await Promise.all(Array.from({ length: 16 }, () => record(userId, 0, true)));
    expect(await stateOf(userId)).toMatchObject({ minutes: 0, completed: 1 });
  });

  test('reopens a module and keeps the measured time', async () => {
    const userId = await enrolledLearner();
    const report = { userId, moduleId: MODULES[0]!, sittingId: 'sitting-a', minutes: 25 };
    await recordLearningTime({ ...report, now: after(0) }, deps);
    await record(userId, 0, true);
    const { moduleProgress, enrollment } = await record(userId, 0, false);
    expect(moduleProgress).toMatchObject({ completed: false, timeSpent: 25, completedAt: null });
    expect(enrollment.progress).toBe('0');
    expect((await record(userId, 0, true)).moduleProgress.timeSpent).toBe(25);
    expect((await stateOf(userId)).minutes).toBe(25);
  });

  test('reaches 100 percent and a completion date with the last of five modules', async () => {
    const userId = await enrolledLearner();
    const seen: [string, string | null][] = [];
    for (const index of MODULES.keys()) {
      const { enrollment } = await record(userId, index, true, after(index));
      seen.push([enrollment.progress, enrollment.completedAt]);
    }
    expect(seen).toEqual([
      ...['20', '40', '60', '80'].map((percent) => [percent, null]),
      ['100', after(4).toISOString()],
    ]);
  });

  test('removes the completion date when a module is reopened, and sets a new one later', async () => {
    const userId = await enrolledLearner();
    for (const index of MODULES.keys()) await record(userId, index, true);
    expect((await record(userId, 2, false)).enrollment).toMatchObject({
      progress: '80',
      completedAt: null,
    });
    const { enrollment } = await record(userId, 2, true, after(60));
    expect(enrollment.completedAt).toBe(after(60).toISOString());
  });

  test('returns what is stored', async () => {
    const userId = await enrolledLearner();
    const { enrollment } = await record(userId, 3, true);
    expect((await stateOf(userId)).shown).toEqual(enrollment);
  });

  test('loses none of five modules completed at the same time (8 runs)', async () => {
    for (let round = 0; round < 8; round += 1) {
      const userId = await enrolledLearner();
      await Promise.all(MODULES.map((_id, index) => record(userId, index, true)));
      const { shown, completed } = await stateOf(userId);
      expect({ progress: shown.progress, completed }).toEqual({ progress: '100', completed: 5 });
    }
  });

  test('keeps completed modules, module progress and percent consistent for any calls of several clients', async () => {
    const step = fc.record({
      module: fc.integer({ min: 0, max: 4 }),
      completed: fc.boolean(),
      minute: fc.integer({ min: 0, max: 2_800 }),
    });
    const together = fc.array(step, { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.array(together, { maxLength: 8 }), async (history) => {
        const userId = await enrolledLearner();
        for (const steps of history) {
          await Promise.all(
            steps.map((input) =>
              record(userId, input.module, input.completed, after(input.minute)),
            ),
          );
          await stateOf(userId);
        }
        const lastOf = new Map(history.flat().map((input) => [input.module, input.completed]));
        const { progress } = await stateOf(userId);
        expect(progress).toHaveLength(lastOf.size);
      }),
      propertyRuns(12),
    );
  });

  test('needs an enrollment, an existing module and access', async () => {
    const userId = await enrolledLearner();
    const end = new Date('2026-11-20T09:00:00.000Z');
    const attempt = (moduleId: string, now = after(1)) =>
      recordModuleProgress({ userId, moduleId, completed: true, now }, deps);
    await expect(attempt('hr-foundations-m1')).rejects.toThrow(refusal('not_enrolled'));
    await expect(attempt('no-such-module')).rejects.toThrow(refusal('module_not_found'));
    await expect(attempt(MODULES[0]!, end)).rejects.toThrow(refusal('payment_required'));
    expect((await stateOf(userId)).completed).toBe(0);
  });
});
