import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Table } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import { bookedAt } from '#testing/learning/booked-time.ts';
import { passActivitiesOf, passCourseActivities } from '#testing/learning/passed-activities.ts';
import { studyModule } from '#testing/learning/study-module.ts';
import { sharedPublishedTable } from '#testing/catalog/published-catalog.ts';
import { learningTimeRepository } from '../time/learning-time-repository.ts';

let table: Table;
beforeAll(async () => {
  table = await sharedPublishedTable();
});

const me = { userId: 'me' };
const learnerAt = async (instant: string) => {
  const api = openApi(table, new Date(instant));
  const userId = randomUUID();
  const learner = api.as(userId);
  await learner.ok('startTrial', { params: me });
  const enroll = (courseId: number) =>
    learner.ok('createEnrollment', { body: { userId: 'me', courseId } });
  const complete = async (moduleId: string, minutes: number) => {
    await passActivitiesOf(table, userId, moduleId);
    await studyModule(learner, moduleId, minutes);
  };
  const dashboard = (timeZone?: string) =>
    learner.ok('getDashboard', { params: me, query: timeZone ? { timeZone } : {} });
  return { api, userId, learner, enroll, complete, dashboard };
};

describe('the dashboard', () => {
  test('shows the days of the week, the streak and the progress in each skill', async () => {
    const { api, enroll, complete, dashboard } = await learnerAt('2026-11-16T22:30:00.000Z');
    await enroll(1);
    api.now = new Date('2026-11-16T23:10:00.000Z');
    await complete('hr-foundations-m1', 40);
    api.now = new Date('2026-11-18T08:00:00.000Z');
    await complete('hr-foundations-m2', 5);
    const inUtc = await dashboard();
    expect(inUtc.weeklyActivity).toEqual([
      { date: '2026-11-16', minutes: 40 },
      { date: '2026-11-17', minutes: 0 },
      { date: '2026-11-18', minutes: 5 },
      ...['19', '20', '21', '22'].map((day) => ({ date: `2026-11-${day}`, minutes: 0 })),
    ]);
    expect(inUtc.streak).toEqual({ currentDays: 1, longestDays: 1 });
    const inKolkata = await dashboard('Asia/Kolkata');
    expect(inKolkata.weeklyActivity.map((day) => day.minutes)).toEqual([0, 40, 5, 0, 0, 0, 0]);
    expect(inKolkata.streak).toEqual({ currentDays: 2, longestDays: 2 });
    const learned = inUtc.skills.filter((skill) => skill.completedModules > 0);
    expect(learned).toMatchObject([{ name: 'HR Foundations', completedModules: 2 }]);
    expect(learned[0]?.percent).toBeGreaterThan(0);
  });

  test('and the player show the same streak and week (conformance: streak and week hours)', async () => {
    const { api, learner, enroll, complete } = await learnerAt('2026-11-16T09:00:00.000Z');
    await enroll(1);
    api.now = new Date('2026-11-16T09:45:00.000Z');
    await complete('hr-foundations-m1', 40);
    api.now = new Date('2026-11-17T09:00:00.000Z');
    const player = async () =>
      (await learner.ok('getCourseState', { params: { userId: 'me', id: 14 } })).pace;
    expect(await player()).toEqual({ streakDays: 1, hasLearnedToday: false, minutesThisWeek: 40 });
    await complete('hr-foundations-m2', 5);
    expect(await player()).toEqual({ streakDays: 2, hasLearnedToday: true, minutesThisWeek: 45 });
    // 09:00 in UTC on Tuesday is 22:00 on Monday in Honolulu, and the first report came on Sunday there.
    await learner.ok('updateProfile', { params: me, body: { timeZone: 'Pacific/Honolulu' } });
    expect(await player()).toEqual({ streakDays: 2, hasLearnedToday: true, minutesThisWeek: 5 });
  });

  test("uses the profile's time zone when the call names none", async () => {
    const { api, learner, enroll, complete, dashboard } = await learnerAt(
      '2026-11-15T23:00:00.000Z',
    );
    await enroll(1);
    api.now = new Date('2026-11-15T23:45:00.000Z');
    await complete('hr-foundations-m1', 40);
    expect((await dashboard()).weeklyActivity[0]?.date).toBe('2026-11-09');
    await learner.ok('updateProfile', { params: me, body: { timeZone: 'Europe/Berlin' } });
    const shown = await dashboard();
    expect(shown.weeklyActivity[0]).toEqual({ date: '2026-11-16', minutes: 40 });
    expect((await dashboard('America/New_York')).weeklyActivity[0]?.date).toBe('2026-11-09');
  });

  test('shows achievements with the dates on which they were earned', async () => {
    const { api, userId, enroll, complete, dashboard } = await learnerAt(
      '2026-11-18T09:00:00.000Z',
    );
    await enroll(14);
    await passCourseActivities(table, userId, 14);
    for (const order of [1, 2, 3, 4, 5]) await complete(`hr-documentation-basic-m${order}`, 20);
    api.now = new Date('2026-11-19T09:00:00.000Z');
    await enroll(1);
    api.now = new Date('2026-11-20T09:00:00.000Z');
    await enroll(2);
    await enroll(3);
    const { achievements } = await dashboard();
    expect(
      achievements.map((achievement) => [
        achievement.id,
        achievement.earnedAt,
        achievement.current,
      ]),
    ).toEqual([
      ['course-completer', '2026-11-18T09:00:00.000Z', 1],
      ['knowledge-seeker', '2026-11-20T09:00:00.000Z', 3],
      ['consistent-learner', null, 0],
    ]);
  });

  test('still shows Course Completer after a module is reopened', async () => {
    const { userId, learner, enroll, complete, dashboard } = await learnerAt(
      '2026-11-18T09:00:00.000Z',
    );
    await enroll(14);
    await passCourseActivities(table, userId, 14);
    for (const order of [1, 2, 3, 4, 5]) await complete(`hr-documentation-basic-m${order}`, 20);
    await learner.ok('recordModuleProgress', {
      params: { userId: 'me', moduleId: 'hr-documentation-basic-m2' },
      body: { completed: false },
    });
    const { achievements, completedCourses } = await dashboard();
    expect(completedCourses).toBe(0);
    expect(achievements[0]?.earnedAt).toBe('2026-11-18T09:00:00.000Z');
  });

  test('shows Consistent Learner after seven days in a row', async () => {
    const { api, userId, enroll, dashboard } = await learnerAt('2026-11-18T09:00:00.000Z');
    await enroll(1);
    for (const version of [0, 1, 2, 3, 4, 5, 6]) {
      api.now = new Date(Date.UTC(2026, 10, 18 + version, 9));
      const reading = {
        courseId: 1,
        moduleId: 'hr-foundations-m1',
        version,
        sittings: [],
        booked: bookedAt(api.now, 1, version),
      };
      await learningTimeRepository(table).add(userId, reading);
    }
    const { achievements, streak } = await dashboard();
    expect(streak).toEqual({ currentDays: 7, longestDays: 7 });
    expect(achievements[2]).toMatchObject({ earnedAt: '2026-11-24T09:00:00.000Z', current: 7 });
  });
});
