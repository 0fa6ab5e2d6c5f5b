import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { certificateKey } from '#table/keys.ts';
import type { Table } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import { passActivitiesOf, passCourseActivities } from '#testing/learning/passed-activities.ts';
import { studyModule } from '#testing/learning/study-module.ts';
import { sharedPublishedTable } from '#testing/catalog/published-catalog.ts';
import { entitlementRepository } from '../access/entitlement-repository.ts';

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
  test('is empty for a new learner and recommends where to start', async () => {
    const learner = openApi(table).as(randomUUID());
    const { recommendations, achievements, skills, weeklyActivity, recall, ...rest } =
      await learner.ok('getDashboard', { params: me });
    expect(rest).toEqual({
      activeCourses: 0,
      revokedCertificates: 0,
      completedCourses: 0,
      startedThisMonth: 0,
      completionRatePercent: null,
      learningMinutes: 0,
      learningMinutesThisWeek: 0,
      weeklyGoalMinutes: null,
      hasDecision: false,
      calibration: ['guess', 'fairly-sure', 'sure'].map((confidence) => ({
        confidence,
        answered: 0,
        right: 0,
      })),
      certificates: 0,
      access: { trial: null, entitlements: [] },
      courses: [],
      openCertificates: [],
      readyToStart: [],
      wishlist: [],
      bookmarks: [],
      streak: { currentDays: 0, longestDays: 0 },
    });
    expect(weeklyActivity.map((day) => day.minutes)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(recall).toMatchObject({ cardCount: 0, dueCount: 0, nextDueAt: null, skills: [] });
    expect(
      achievements.map((achievement) => [
        achievement.name,
        achievement.earnedAt,
        achievement.current,
      ]),
    ).toEqual([
      ['Course Completer', null, 0],
      ['Knowledge Seeker', null, 0],
      ['Consistent Learner', null, 0],
    ]);
    expect(skills.map((skill) => skill.percent)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(skills.reduce((sum, skill) => sum + skill.moduleCount, 0)).toBe(78);
    expect(recommendations.map((course) => course.id)).toEqual([1, 3, 5, 13]);
  });

  test('lists purchases that were not started, without plans, trials and ended purchases', async () => {
    const userId = randomUUID();
    const entitlements = entitlementRepository(table);
    const grant = (kind: 'purchase' | 'subscription', courseId: number, endsAt: string | null) =>
      entitlements.grantOnce(userId, {
        entity: 'entitlement',
        name: `${kind}#${courseId}`,
        kind,
        courseIds: [courseId],
        startedAt: '2026-11-01T00:00:00.000Z',
        endsAt,
      });
    await grant('purchase', 15, null);
    await grant('purchase', 14, null);
    await grant('purchase', 3, '2026-11-02T00:00:00.000Z');
    await grant('subscription', 1, '2027-11-02T00:00:00.000Z');
    const learner = openApi(table, new Date('2026-11-18T09:00:00.000Z')).as(userId);
    await learner.ok('startTrial', { params: me });
    const waiting = async () => {
      const { readyToStart } = await learner.ok('getDashboard', { params: me });
      return readyToStart.map((course) => course.id);
    };
    expect(await waiting()).toEqual([14, 15]);
    await learner.ok('createEnrollment', { body: { userId: 'me', courseId: 15 } });
    expect(await waiting()).toEqual([14]);
  });

  test('counts courses, completions and modules, newest enrollment first', async () => {
    const { api, userId, enroll, complete, dashboard } = await learnerAt(
      '2026-11-18T09:00:00.000Z',
    );
    await enroll(14);
    api.now = new Date('2026-11-18T11:00:00.000Z');
    await passCourseActivities(table, userId, 14);
    for (const order of [1, 2, 3, 4, 5]) await complete(`hr-documentation-basic-m${order}`, 20);
    await enroll(1);
    api.now = new Date('2026-11-18T12:00:00.000Z');
    await complete('hr-foundations-m2', 33);
    await enroll(3);

    const shown = await dashboard();
    expect(shown).toMatchObject({
      activeCourses: 3,
      completedCourses: 1,
      startedThisMonth: 3,
      completionRatePercent: 33,
      learningMinutes: 133,
      learningMinutesThisWeek: 133,
      certificates: 0,
    });
    const courses = shown.courses.map((course) => ({
      course: course.course.id,
      progress: course.enrollment.progress,
      modules: `${course.completedModules} of ${course.moduleCount}`,
      next: course.nextModule?.id ?? null,
    }));
    expect(courses).toEqual([
      { course: 3, progress: '0', modules: '0 of 5', next: 'talent-acquisition-m1' },
      { course: 1, progress: '20', modules: '1 of 5', next: 'hr-foundations-m1' },
      { course: 14, progress: '100', modules: '5 of 5', next: null },
    ]);
  });

  test('counts claimed certificates, not completed courses (screens bug 10)', async () => {
    const { userId, dashboard } = await learnerAt('2026-11-18T09:00:00.000Z');
    const certificate = {
      ...certificateKey(userId, 14),
      id: 'c-1',
      userId,
      courseId: 14,
      participantName: 'Zoe Learner',
      courseName: 'HR Documentation Essentials (Basic)',
      completionDate: '2026-11-18T08:00:00.000Z',
      certificateId: 'DC-1',
    };
    await table.client.send(new PutCommand({ TableName: table.name, Item: certificate }));
    expect(await dashboard()).toMatchObject({ completedCourses: 0, certificates: 1 });
  });

  test("counts the week from Monday in the learner's time zone", async () => {
    // From 23:00 to 23:45 on Sunday in UTC it is Monday in Berlin and in Kolkata, and Sunday in New York.
    const { api, enroll, complete, dashboard } = await learnerAt('2026-11-15T23:00:00.000Z');
    await enroll(1);
    api.now = new Date('2026-11-15T23:45:00.000Z');
    await complete('hr-foundations-m1', 40);
    api.now = new Date('2026-11-18T12:00:00.000Z');
    await complete('hr-foundations-m2', 5);
    const weekIn = async (timeZone?: string) => (await dashboard(timeZone)).learningMinutesThisWeek;
    expect(await weekIn('Europe/Berlin')).toBe(45);
    expect(await weekIn('Asia/Kolkata')).toBe(45);
    expect(await weekIn('America/New_York')).toBe(5);
    expect(await weekIn()).toBe(5);
    expect((await dashboard('America/New_York')).learningMinutes).toBe(45);
  });

  test("counts the month in the learner's time zone", async () => {
    const { api, enroll, dashboard } = await learnerAt('2026-10-31T23:30:00.000Z');
    await enroll(1);
    api.now = new Date('2026-11-02T12:00:00.000Z');
    await enroll(2);
    expect((await dashboard('Europe/Berlin')).startedThisMonth).toBe(2);
    expect((await dashboard('UTC')).startedThisMonth).toBe(1);
  });

  test('shows the wishlist newest first, and the trial', async () => {
    const { api, learner, dashboard } = await learnerAt('2026-11-18T09:00:00.000Z');
    await learner.ok('addToWishlist', { params: { userId: 'me', id: 2 } });
    api.now = new Date('2026-11-18T09:00:01.000Z');
    await learner.ok('addToWishlist', { params: { userId: 'me', id: 13 } });
    const { wishlist, access } = await dashboard();
    expect(wishlist.map((course) => course.id)).toEqual([13, 2]);
    expect(access.trial).toEqual({
      startedAt: '2026-11-18T09:00:00.000Z',
      endsAt: '2026-11-21T09:00:00.000Z',
      isActive: true,
    });
  });

  test('refuses a time zone that does not exist', async () => {
    const learner = openApi(table).as(randomUUID());
    const call = { params: me, query: { timeZone: 'Mars/Olympus' } };
    expect(await learner.refused('getDashboard', call)).toBe('invalid_request');
  });

  test('lists bookmarks newest first, each with the module that was open', async () => {
    const { api, learner, dashboard } = await learnerAt('2026-11-18T09:00:00.000Z');
    const mark = (id: number, moduleId?: string) =>
      learner.ok('toggleBookmark', {
        params: { id },
        body: { userId: 'me', bookmarked: true, ...(moduleId ? { moduleId } : {}) },
      });
    await mark(2);
    api.now = new Date('2026-11-18T09:00:01.000Z');
    await mark(1, 'hr-foundations-m2');
    const { bookmarks } = await dashboard();
    expect(
      bookmarks.map((bookmark) => [bookmark.course.id, bookmark.module, bookmark.createdAt]),
    ).toEqual([
      [
        1,
        { id: 'hr-foundations-m2', title: expect.any(String) as string },
        '2026-11-18T09:00:01.000Z',
      ],
      [2, null, '2026-11-18T09:00:00.000Z'],
    ]);
  });

  test('needs one Query each on the learner, the certificates and what is remembered once the catalog is cached', async () => {
    const { enroll, dashboard } = await learnerAt('2026-11-18T09:00:00.000Z');
    await enroll(1);
    await dashboard();
    const send = vi.spyOn(table.client, 'send');
    await dashboard();
    const commands = send.mock.calls.map(([command]) => command.constructor.name);
    send.mockRestore();
    expect(commands).toEqual(['QueryCommand', 'QueryCommand', 'QueryCommand']);
  });
});
