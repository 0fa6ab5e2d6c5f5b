import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { queryPartition, type Table } from '#table/table.ts';
import { learnerPartition, submissionsPartition } from '#table/keys.ts';
import { openApi } from '#testing/api/open-api.ts';
import { sharedPublishedTable } from '#testing/catalog/published-catalog.ts';
import { seedDemoLearner } from './demo-learner.ts';

let table: Table;
beforeAll(async () => {
  table = await sharedPublishedTable();
});

const now = new Date('2026-11-19T15:00:00.000Z');
const me = { userId: 'me' };
const seeded = async () => {
  const userId = randomUUID();
  await seedDemoLearner({ userId, now }, table);
  const learner = openApi(table, now).as(userId);
  const everything = async () =>
    [
      await queryPartition(table, learnerPartition(userId)),
      await queryPartition(table, submissionsPartition(userId)),
    ].flat();
  return { userId, learner, everything };
};

describe('the demo learner', () => {
  test('has completed a course with all its activities passed, and the record of it', async () => {
    const { learner } = await seeded();
    const state = await learner.ok('getCourseState', { params: { userId: 'me', id: 1 } });
    expect(state.enrollment?.progress).toBe('100');
    const results = state.activityResults.map((result) => [result.activityId, result.completed]);
    expect(results).toEqual([
      ['hr-foundations-conversation', true],
      ['hr-foundations-generator', true],
      ['hr-foundations-mark-up', true],
      ['hr-foundations-scenario', true],
      ['hr-foundations-simulation', true],
      ['hr-foundations-skill-check', true],
    ]);
    const { entries } = await learner.ok('getRecertificationLog', { params: me });
    expect(entries).toMatchObject([{ courseId: 1, instructionHours: 2.75, measuredMinutes: 311 }]);
    expect(entries[0]?.activities).toHaveLength(6);
  });

  test('has a real result of the scenario', async () => {
    const { learner } = await seeded();
    const submission = await learner.ok('getSubmission', {
      params: { userId: 'me', id: 'hr-foundations-scenario' },
    });
    const { decisions } = JSON.parse(submission!.payload) as { decisions: unknown[] };
    expect(decisions.length).toBeGreaterThan(1);
    expect(submission!.score).toBeLessThan(100);
  });

  test('can resume where reading stopped, with a current streak and a longer earlier one', async () => {
    const { learner } = await seeded();
    const dashboard = await learner.ok('getDashboard', { params: me });
    expect(dashboard).toMatchObject({
      activeCourses: 2,
      completedCourses: 1,
      streak: { currentDays: 4, longestDays: 5 },
    });
    expect(
      dashboard.achievements.map((achievement) => [
        achievement.current,
        achievement.earnedAt !== null,
      ]),
    ).toEqual([
      [1, true],
      [2, false],
      [4, false],
    ]);
    expect(dashboard.courses[0]?.nextModule?.id).toBe('hr-documentation-basic-m3');
    expect(dashboard.bookmarks).toHaveLength(1);
    expect(dashboard.wishlist).toHaveLength(1);
  });

  test('is seeded once: a repeat changes nothing', async () => {
    const { userId, learner, everything } = await seeded();
    const before = await everything();
    await seedDemoLearner({ userId, now }, table);
    expect(await everything()).toEqual(before);
    await learner.ok('removeFromWishlist', { params: { userId: 'me', id: 3 } });
    await learner.ok('recordModuleProgress', {
      params: { userId: 'me', moduleId: 'hr-foundations-m2' },
      body: { completed: false },
    });
    const tried = await everything();
    await seedDemoLearner({ userId, now: new Date('2026-11-20T09:00:00.000Z') }, table);
    expect(await everything()).toEqual(tried);
  });
});
