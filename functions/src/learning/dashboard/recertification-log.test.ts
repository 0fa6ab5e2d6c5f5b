import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import type { Table } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import { passActivitiesOf } from '#testing/learning/passed-activities.ts';
import { studyModule } from '#testing/learning/study-module.ts';
import { sharedPublishedTable } from '#testing/catalog/published-catalog.ts';

let table: Table;
beforeAll(async () => {
  table = await sharedPublishedTable();
});

const me = { userId: 'me' };
const newLearner = async () => {
  const api = openApi(table);
  const userId = randomUUID();
  const learner = api.as(userId);
  /** Does something half a day before now, so that the measured time fits in between. */
  const halfADayAgo = async (work: () => Promise<unknown>) => {
    const { now } = api;
    api.now = new Date(now.getTime() - 12 * 3_600_000);
    await work();
    api.now = now;
  };
  await halfADayAgo(() => learner.ok('startTrial', { params: me }));
  const modulesOf = async (id: number) =>
    (await learner.ok('listModules', { params: { id } })).map((module) => module.id);
  const reopen = (moduleId: string) =>
    learner.ok('recordModuleProgress', {
      params: { userId: 'me', moduleId },
      body: { completed: false },
    });
  const take = async (courseId: number) => {
    const body = { userId: 'me', courseId };
    await halfADayAgo(() => learner.ok('createEnrollment', { body }));
    for (const moduleId of await modulesOf(courseId)) {
      await passActivitiesOf(table, userId, moduleId, { score: 81 });
      await studyModule(learner, moduleId, 10);
    }
  };
  const log = () => learner.ok('getRecertificationLog', { params: me });
  return { api, learner, take, reopen, log };
};

describe('the recertification log', () => {
  test('is empty for a learner without completed courses', async () => {
    const { log, learner } = await newLearner();
    await learner.ok('createEnrollment', { body: { userId: 'me', courseId: 2 } });
    expect(await log()).toEqual({ entries: [], instructionHours: 0 });
  });

  test('lists each completed course with its hours, themes and evidence, latest first', async () => {
    const { api, take, log } = await newLearner();
    await take(1);
    api.now = new Date('2026-11-18T10:00:00.000Z');
    await take(2);
    const { entries, instructionHours } = await log();
    expect(instructionHours).toBe(0);
    expect(entries.map((entry) => entry.courseId)).toEqual([2, 1]);
    expect(entries[0]).toMatchObject({
      courseTitle: 'HR Compliance, Policy and Ethical Practice',
      completedAt: '2026-11-18T10:00:00.000Z',
      instructionHours: null,
      measuredMinutes: 50,
      themes: ['ethics'],
      certificateId: null,
    });
    expect(entries[1]).toMatchObject({ moduleCount: 5, themes: [] });
    expect(entries[1]?.activities.length).toBeGreaterThanOrEqual(3);
    expect(new Set(entries[1]?.activities.map((activity) => activity.score))).toEqual(
      new Set([81]),
    );
  });

  test('still lists a course after a module is reopened, and prints its hours only once measured time supports them', async () => {
    const { api, take, reopen, learner, log } = await newLearner();
    await take(1);
    const before = await log();
    api.now = new Date('2026-11-19T10:00:00.000Z');
    await reopen('hr-foundations-m1');
    await learner.ok('recordLearningTime', {
      params: { userId: 'me', moduleId: 'hr-foundations-m1' },
      body: { sittingId: 'sitting-1', minutes: 60 },
    });
    const [entry] = before.entries;
    const hours = (await catalogRepository(table).read()).courses[0]!.instructionHours;
    expect(entry).toMatchObject({ instructionHours: null, courseHours: hours });
    const supported = { instructionHours: hours, measuredMinutes: 110 };
    expect(await log()).toEqual({ entries: [{ ...entry, ...supported }], instructionHours: hours });
  });

  test('is based on themes in the catalog: one course of ethics, four of business', async () => {
    const { courses } = await catalogRepository(table).read();
    const tagged = courses.filter((course) => course.themes.length > 0);
    expect(tagged.map((course) => [course.id, course.themes])).toEqual([
      [2, ['ethics']],
      [7, ['business']],
      [8, ['business']],
      [12, ['business']],
      [13, ['business']],
    ]);
  });
});
