import { TOLERANCE_MINUTES } from '@learning/shared/domain/time/book-minutes';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { propertyRuns } from '@learning/shared/testing/property-runs';
import { beforeAll, describe, expect, test } from 'vitest';
import { bookedAt } from '#testing/learning/booked-time.ts';
import { sharedPublishedTable } from '#testing/catalog/published-catalog.ts';
import { createTestTable, engineNames } from '#testing/table/test-table.ts';
import type { LearningDependencies } from '../dependencies.ts';
import { enroll } from '../enrollment/enroll.ts';
import { learnerRepository } from '../learner-repository.ts';
import { learningTimeRepository } from './learning-time-repository.ts';
import { createLearningDependencies } from '../dependencies.ts';
import { recordLearningTime } from './record-learning-time.ts';
import { recordModuleProgress } from '../progress/record-module-progress.ts';
import { savePosition } from '../progress/save-position.ts';
import { startTrial } from '../access/start-trial.ts';

let deps: LearningDependencies;
beforeAll(async () => {
  deps = createLearningDependencies(await sharedPublishedTable());
});

const COURSE = 14;
const MODULES = [1, 2].map((order) => `hr-documentation-basic-m${order}`);
const start = new Date('2026-11-18T09:05:00.000Z');
/** Long enough before the first report that half a day of learning fits in between. */
const enrolledAt = new Date('2026-11-17T09:05:00.000Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const refusal = (code: string) => expect.objectContaining({ code }) as Error;

const enrolledLearner = async () => {
  const userId = randomUUID();
  await startTrial({ userId, address: '127.0.0.1', now: enrolledAt }, deps);
  await enroll({ userId, courseId: COURSE, now: enrolledAt }, deps);
  return userId;
};
const report = (
  userId: string,
  sittingId: string,
  minutes: number,
  { module = 0, now = start } = {},
) => recordLearningTime({ userId, moduleId: MODULES[module]!, sittingId, minutes, now }, deps);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Returns the minutes by quarter hour and by module, and checks that they agree. */
async function timeOf(userId: string) {
  const { learningTime, progress } = await deps.learners.read(userId);
  const total = sum(learningTime.map((entry) => entry.minutes));
  expect(sum(progress.map((entry) => entry.timeSpentMinutes))).toBe(total);
  return { total, learningTime, progress };
}

describe('measured learning time', () => {
  test("is added to the module and to the server's quarter hour, and completes nothing", async () => {
    const userId = await enrolledLearner();
    expect(await report(userId, 'sitting-a', 4)).toEqual({ moduleId: MODULES[0], addedMinutes: 4 });
    const later = await report(userId, 'sitting-a', 9, { now: after(14) });
    expect(later.addedMinutes).toBe(5);
    const { learningTime, progress } = await timeOf(userId);
    expect(learningTime.toSorted((a, b) => a.quarter.localeCompare(b.quarter))).toEqual([
      { month: '2026-11', quarter: '18T0900', minutes: 4 },
      { month: '2026-11', quarter: '18T0915', minutes: 5 },
    ]);
    expect(progress).toMatchObject([
      { moduleId: MODULES[0], completed: false, timeSpentMinutes: 9, completedAt: null },
    ]);
  });

  test('counts once when a report is sent sixteen times at the same time', async () => {
    const userId = await enrolledLearner();
    const responses = await Promise.all(
      Array.from({ length: 16 }, () => report(userId, 'sitting-a', 7)),
    );
    expect(sum(responses.map((response) => response.addedMinutes))).toBe(7);
    expect((await timeOf(userId)).total).toBe(7);
  });

  test('adds up across tabs, in one module and in two', async () => {
    const userId = await enrolledLearner();
    await Promise.all([
      report(userId, 'sitting-a', 5),
      report(userId, 'sitting-b', 3),
      report(userId, 'sitting-c', 2, { module: 1 }),
    ]);
    const { total, progress } = await timeOf(userId);
    expect(total).toBe(10);
    expect(progress.map((entry) => entry.timeSpentMinutes)).toEqual([8, 2]);
  });

  test('treats the same sitting id in another module as another sitting', async () => {
    const userId = await enrolledLearner();
    await report(userId, 'sitting-a', 5);
    expect((await report(userId, 'sitting-a', 5, { module: 1 })).addedMinutes).toBe(5);
  });

  test('adds at most the twelve hours before a report', async () => {
    const userId = await enrolledLearner();
    const { addedMinutes } = await report(userId, 'sitting-a', 1_440);
    expect(addedMinutes).toBeGreaterThanOrEqual(720);
    expect(addedMinutes).toBeLessThanOrEqual(720 + TOLERANCE_MINUTES);
    expect((await report(userId, 'sitting-a', 1_440)).addedMinutes).toBe(0);
  });

  test('counts an hour once, however many courses and tabs report it', async () => {
    const userId = randomUUID();
    await startTrial({ userId, address: '127.0.0.1', now: start }, deps);
    const courses = [14, 1, 2];
    for (const courseId of courses) await enroll({ userId, courseId, now: start }, deps);
    const { courses: published } = await deps.catalog.read();
    const responses = await Promise.all(
      courses.flatMap((courseId) =>
        published
          .find((course) => course.id === courseId)!
          .modules.slice(0, 3)
          .map(({ id: moduleId }) =>
            recordLearningTime(
              { userId, moduleId, sittingId: 'sitting-a', minutes: 60, now: after(60) },
              deps,
            ),
          ),
      ),
    );
    const { total } = await timeOf(userId);
    expect(sum(responses.map((response) => response.addedMinutes))).toBe(total);
    expect(total).toBeGreaterThanOrEqual(60);
    expect(total).toBeLessThanOrEqual(60 + TOLERANCE_MINUTES);
  });

  test('never holds more than has passed since the first enrollment, whatever the calls', async () => {
    const { courses: published } = await deps.catalog.read();
    const courses = [14, 1].map((id) => published.find((course) => course.id === id)!);
    // Those that can be completed without passing an activity.
    const modules = courses.flatMap((course) =>
      course.modules.filter(({ activities }) => activities.length === 0).slice(0, 2),
    );
    const call = fc.record({
      kind: fc.constantFrom('report' as const, 'complete' as const, 'reopen' as const),
      module: fc.nat(modules.length - 1),
      sitting: fc.constantFrom('sitting-a', 'sitting-b'),
      minutes: fc.integer({ min: 1, max: 1_440 }),
    });
    const step = fc.record({
      pause: fc.oneof(fc.nat(3), fc.nat(400)),
      calls: fc.array(call, { minLength: 1, maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (history) => {
        const userId = randomUUID();
        await startTrial({ userId, address: '127.0.0.1', now: start }, deps);
        for (const { id: courseId } of courses)
          await enroll({ userId, courseId, now: start }, deps);
        let passed = 0;
        for (const { pause, calls } of history) {
          passed += pause;
          const now = after(passed);
          await Promise.all(
            calls.map(({ kind, module, sitting: sittingId, minutes }) => {
              const { id: moduleId } = modules[module]!;
              return kind === 'report'
                ? recordLearningTime({ userId, moduleId, sittingId, minutes, now }, deps)
                : recordModuleProgress(
                    { userId, moduleId, completed: kind === 'complete', now },
                    deps,
                  );
            }),
          );
          const { total, learningTime } = await timeOf(userId);
          expect(total).toBeLessThanOrEqual(passed + TOLERANCE_MINUTES);
          for (const entry of learningTime) expect(entry.minutes).toBeLessThanOrEqual(15);
        }
      }),
      propertyRuns(12),
    );
  });

  test('adds up beside a completion and a saved position at the same time', async () => {
    const userId = await enrolledLearner();
    await report(userId, 'sitting-a', 10);
    const completing = { userId, moduleId: MODULES[0]!, completed: true, now: start };
    await Promise.all([
      recordModuleProgress(completing, deps),
      report(userId, 'sitting-b', 3),
      savePosition(
        { userId, courseId: COURSE, position: { moduleId: MODULES[0]!, lastBlock: 8 } },
        deps,
      ),
    ]);
    const { total, progress } = await timeOf(userId);
    expect(total).toBe(13);
    expect(progress[0]).toMatchObject({ completed: true, timeSpentMinutes: 13, lastBlock: 8 });
  });

  test('counts each sitting at its highest report, in any order of late and repeated reports', async () => {
    const randomReport = fc.record({
      sitting: fc.constantFrom('sitting-a', 'sitting-b', 'sitting-c'),
      module: fc.constantFrom(0, 1),
      // Six sittings fit into the twelve hours before any report.
      minutes: fc.integer({ min: 1, max: 40 }),
      minute: fc.integer({ min: 0, max: 4_000 }),
    });
    const together = fc.array(randomReport, { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(fc.array(together, { maxLength: 6 }), async (history) => {
        const userId = await enrolledLearner();
        const responses = [];
        for (const reports of history) {
          responses.push(
            ...(await Promise.all(
              reports.map(({ sitting, module, minutes, minute }) =>
                report(userId, sitting, minutes, { module, now: after(minute) }),
              ),
            )),
          );
        }
        const greatest = new Map<string, number>();
        for (const { sitting, module, minutes } of history.flat()) {
          const key = `${module} ${sitting}`;
          greatest.set(key, Math.max(minutes, greatest.get(key) ?? 0));
        }
        const { total } = await timeOf(userId);
        expect(total).toBe(sum([...greatest.values()]));
        expect(sum(responses.map((response) => response.addedMinutes))).toBe(total);
      }),
      propertyRuns(20),
    );
  });

  test('needs an enrollment and an existing module, and can arrive after access ended', async () => {
    const userId = await enrolledLearner();
    const end = new Date('2026-11-20T09:05:00.000Z');
    const attempt = (moduleId: string, now = start) =>
      recordLearningTime({ userId, moduleId, sittingId: 'sitting-a', minutes: 5, now }, deps);
    await expect(attempt('hr-foundations-m1')).rejects.toThrow(refusal('not_enrolled'));
    await expect(attempt('no-such-module')).rejects.toThrow(refusal('module_not_found'));
    expect((await timeOf(userId)).progress).toEqual([]);
    expect(await attempt(MODULES[0]!, end)).toMatchObject({ addedMinutes: 5 });
  });
});

describe.each(engineNames)('learning time on %s', (engine) => {
  test('is stored by one of several reports based on the same version', async () => {
    const table = await createTestTable(engine);
    const userId = randomUUID();
    const change = (minutes: number, version = 0, monthVersion = 0) => ({
      courseId: COURSE,
      moduleId: MODULES[0]!,
      version,
      sittings: [{ id: 'sitting-a', minutes }],
      booked: bookedAt(start, minutes, monthVersion),
    });
    const repository = learningTimeRepository(table);
    const add = (...call: Parameters<typeof repository.add>) => repository.add(...call);
    const outcomes = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((minutes) => add(userId, change(minutes))),
    );
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
    const { progress, learningTime } = await learnerRepository(table).read(userId);
    const minutes = outcomes.indexOf('stored') + 1;
    expect(progress[0]).toMatchObject({ timeSpentMinutes: minutes, version: 1 });
    expect(learningTime.map((entry) => entry.minutes)).toEqual([minutes]);
    for (const versions of [
      [0, 0],
      [0, 1],
      [1, 0],
    ] as const) {
      expect(await add(userId, change(9, ...versions))).toBe('conflict');
    }
    expect(await add(userId, change(9, 1, 1))).toBe('stored');
  });
});
