import { addMinutes } from '@learning/shared/domain/learning/study-minutes';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { findModule } from '#catalog/catalog.ts';
import { learnerKeys } from '#table/keys.ts';
import { deleteItem, type Table } from '#table/table.ts';
import { passActivitiesOf, passCourseActivities } from '#testing/learning/passed-activities.ts';
import { sharedPublishedTable } from '#testing/catalog/published-catalog.ts';
import type { LearningDependencies } from '../dependencies.ts';
import { enroll } from '../enrollment/enroll.ts';
import { createLearningDependencies } from '../dependencies.ts';
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
const ASSESSMENT = 4;
const start = new Date('2026-11-18T09:00:00.000Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

const enrolledWithoutResults = async () => {
  const userId = randomUUID();
  await startTrial({ userId, address: '127.0.0.1', now: start }, deps);
  await enroll({ userId, courseId: COURSE, now: start }, deps);
  return userId;
};
/** Creates an enrolled learner who passed the activities of the course. */
const enrolledLearner = async () => {
  const userId = await enrolledWithoutResults();
  await passCourseActivities(table, userId, COURSE, { score: 84 });
  return userId;
};
const record = (userId: string, module: number, completed: boolean, now = after(1)) =>
  recordModuleProgress({ userId, moduleId: MODULES[module]!, completed, now }, deps);

const activitiesOf = async (module: number) =>
  findModule(await deps.catalog.read(), MODULES[module]!)!.module.activities;
const withActivities = async () => {
  const activities = await Promise.all(MODULES.map((_id, index) => activitiesOf(index)));
  return [...MODULES.keys()].filter((index) => activities[index]!.length > 0);
};
/** Matches the refusal that names these activities. */
const incomplete = (activities: readonly { id: string; title: string }[]) =>
  expect.objectContaining({
    code: 'activities_incomplete',
    details: {
      activityIds: activities.map((activity) => activity.id),
      titles: activities.map((activity) => activity.title),
    },
  }) as Error;

describe('completing a module with activities', () => {
  test('is refused until they are passed, and the refusal names them, in lessons as in assessments', async () => {
    const modules = await withActivities();
    expect(modules.length).toBeGreaterThan(1);
    expect(modules).toContain(ASSESSMENT);
    for (const module of modules) {
      const userId = await enrolledWithoutResults();
      const refused = incomplete(await activitiesOf(module));
      await expect(record(userId, module, true)).rejects.toThrow(refused);
      await passActivitiesOf(table, userId, MODULES[module]!, { score: 60, completed: false });
      await expect(record(userId, module, true)).rejects.toThrow(refused);
      const { progress, learningTime } = await deps.learners.read(userId);
      expect({ progress, learningTime }).toEqual({ progress: [], learningTime: [] });
    }
  });

  test('works once they are passed, also after it is reopened', async () => {
    const userId = await enrolledLearner();
    for (const completed of [true, false, true]) {
      const { moduleProgress } = await record(userId, ASSESSMENT, completed);
      expect(moduleProgress.completed).toBe(completed);
    }
  });

  test('checks them only for a new completion, not for a repeat or for reopening', async () => {
    const userId = await enrolledLearner();
    const first = await record(userId, ASSESSMENT, true);
    for (const { id } of await activitiesOf(ASSESSMENT)) {
      await deleteItem(table, learnerKeys.activityResult(userId, COURSE, id));
    }
    expect(await record(userId, ASSESSMENT, true)).toEqual(first);
    expect((await record(userId, ASSESSMENT, false)).moduleProgress.completed).toBe(false);
  });

  test('does not need those of other modules, unless it completes the course', async () => {
    const userId = await enrolledLearner();
    const [first] = await withActivities();
    for (const index of MODULES.keys()) if (index !== 1) await record(userId, index, true);
    // As if the module had been completed before this rule.
    const missing = await activitiesOf(first!);
    for (const { id } of missing) {
      await deleteItem(table, learnerKeys.activityResult(userId, COURSE, id));
    }
    await expect(record(userId, 1, true)).rejects.toThrow(incomplete(missing));
    await passActivitiesOf(table, userId, MODULES[first!]!);
    expect((await record(userId, 1, true)).enrollment.progress).toBe('100');
  });
});

describe('the first completion of a course', () => {
  const completeAll = async (userId: string, minute = 1) => {
    for (const index of MODULES.keys()) await record(userId, index, true, after(minute));
  };
  const completionsOf = async (userId: string) => (await deps.learners.read(userId)).completions;

  test('is recorded with the course as it was and the activities that were passed', async () => {
    const userId = await enrolledLearner();
    await record(userId, 0, true);
    expect(await completionsOf(userId)).toEqual([]);
    await completeAll(userId, 7);
    const course = (await deps.catalog.read()).courses.find(
      (candidate) => candidate.id === COURSE,
    )!;
    const activities = course.modules.flatMap((module) => module.activities);
    expect(activities.length).toBeGreaterThan(1);
    expect(await completionsOf(userId)).toEqual([
      {
        entity: 'courseCompletion',
        courseId: COURSE,
        courseTitle: 'HR Documentation Essentials (Basic)',
        completedAt: after(7).toISOString(),
        instructionHours: course.instructionHours,
        minutes: addMinutes(course.modules.map((module) => module.minutes)),
        moduleCount: 5,
        activities: activities.map(({ title, type }) => ({
          title,
          type,
          score: 84,
          completedAt: '2026-11-18T08:00:00.000Z',
        })),
        themes: [],
      },
    ]);
  });

  test('stays unchanged when a module is reopened and completed again', async () => {
    const userId = await enrolledLearner();
    await completeAll(userId, 7);
    const first = await completionsOf(userId);
    await record(userId, 2, false, after(60));
    expect(await completionsOf(userId)).toEqual(first);
    const { enrollment } = await record(userId, 2, true, after(90));
    expect(enrollment.completedAt).toBe(after(90).toISOString());
    expect(await completionsOf(userId)).toEqual(first);
  });

  test('is recorded once when the last modules are completed at the same time (8 runs)', async () => {
    for (let round = 0; round < 8; round += 1) {
      const userId = await enrolledLearner();
      await Promise.all(MODULES.map((_id, index) => record(userId, index, true)));
      expect(await completionsOf(userId)).toHaveLength(1);
    }
  });
});
