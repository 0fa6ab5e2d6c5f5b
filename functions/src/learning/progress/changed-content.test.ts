import type { SampleFolder } from '@learning/content/testing/sample-folder';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { learnerKeys } from '#table/keys.ts';
import { getItem, updateItem, type Table } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import { grantPurchase } from '#testing/learning/enrolled-learner.ts';
import { passActivitiesOf, passCourseActivities } from '#testing/learning/passed-activities.ts';
import { createSampleTable, publishSample } from '#testing/catalog/sample-catalog.ts';
import { publish } from '#testing/catalog/published-catalog.ts';

const COURSE = 1;
const [LESSON, ASSESSMENT] = ['record-keeping-m1', 'record-keeping-m2'];
const me = { userId: 'me' };

async function enrolled(table: Table, userId: string = randomUUID()) {
  const learner = openApi(table, new Date('2026-11-18T08:00:00.000Z')).as(userId);
  await learner.ok('startTrial', { params: me });
  await learner.ok('createEnrollment', { body: { userId: 'me', courseId: COURSE } });
  await passCourseActivities(table, userId, COURSE);
  return userId;
}

/** Opens a new API for each step, because an API caches the catalog. */
const at = (table: Table, userId: string) => {
  const learner = openApi(table).as(userId);
  const completion = (moduleId: string) => ({
    params: { userId: 'me', moduleId },
    body: { completed: true },
  });
  return {
    learner,
    complete: (moduleId: string) => learner.ok('recordModuleProgress', completion(moduleId)),
    completionRefused: (moduleId: string) =>
      learner.refused('recordModuleProgress', completion(moduleId)),
    log: async () => (await learner.ok('getRecertificationLog', { params: me })).entries,
  };
};

const withoutAssessment = ({ course, modules, resources, activities }: SampleFolder) => {
  course.modules.pop();
  course.activities = course.activities.filter((activity) => activity.moduleId !== ASSESSMENT);
  modules.delete(ASSESSMENT);
  resources.delete('rubric');
  for (const [id, activity] of activities)
    if (activity.moduleId === ASSESSMENT) activities.delete(id);
};

describe('a module whose text is not written', () => {
  test.each([LESSON, ASSESSMENT])('cannot be completed: %s', async (moduleId) => {
    const table = await createSampleTable(undefined, ({ modules, activities }) => {
      modules.clear();
      activities.clear();
    });
    const userId = await enrolled(table);
    expect(await at(table, userId).completionRefused(moduleId)).toBe('module_not_written');
  });
});

describe('a course that loses its last open module', () => {
  test('is recorded as completed once, at the next repeated completion', async () => {
    const table = await createSampleTable();
    const userId = await enrolled(table);
    await at(table, userId).complete(LESSON);
    await publishSample(table, withoutAssessment);
    const { enrollment } = await at(table, userId).complete(LESSON);
    expect(enrollment).toMatchObject({
      progress: '100',
      completedAt: expect.any(String) as string,
    });
    await at(table, userId).complete(LESSON);
    const entries = await at(table, userId).log();
    expect(entries).toMatchObject([{ courseId: COURSE, measuredMinutes: 0 }]);
  });
});

describe('a module that was moved from another course', () => {
  test('can be completed and timed in its new course', async () => {
    const table = await createSampleTable();
    const userId = await enrolled(table);
    await updateItem(table, learnerKeys.progress(userId, 99, LESSON), {
      UpdateExpression: 'SET #e = :e, courseId = :c, moduleId = :m, completed = :t, #v = :v',
      ExpressionAttributeNames: { '#e': 'entity', '#v': 'version' },
      ExpressionAttributeValues: {
        ':e': 'moduleProgress',
        ':c': 99,
        ':m': LESSON,
        ':t': true,
        ':v': 4,
      },
    });
    const { learner, complete } = at(table, userId);
    expect((await complete(LESSON)).enrollment.progress).toBe('50');
    const body = { sittingId: 'sitting-1', minutes: 3 };
    const params = { userId: 'me', moduleId: LESSON };
    expect(await learner.ok('recordLearningTime', { params, body })).toMatchObject({
      addedMinutes: 3,
    });
  });
});

describe('a course that is removed from the content', () => {
  test('is hidden, and comes back with its ratings', async () => {
    const table = await createSampleTable();
    const userId = await enrolled(table);
    await passActivitiesOf(table, userId, ASSESSMENT);
    await at(table, userId).complete(LESSON);
    const own = { params: { userId: 'me', id: COURSE } };
    const body = { rating: 4, text: '', authorName: 'Ada' };
    await grantPurchase(table, userId, COURSE);
    await at(table, userId).learner.ok('saveCourseRating', { ...own, body });

    await publish(table, []);
    expect(await openApi(table).as(null).ok('listCourses', {})).toEqual([]);
    await publishSample(table);
    const [course] = await openApi(table).as(null).ok('listCourses', {});
    expect(course).toMatchObject({ rating: '4.0', reviewCount: 1 });
    expect(await at(table, userId).learner.ok('deleteCourseRating', own)).toEqual({
      rating: '5.0',
      reviewCount: 0,
    });
  });
});

describe('the achievement for seven days in a row', () => {
  test('stays earned when it is viewed in another time zone', async () => {
    const table = await createSampleTable();
    const userId = await enrolled(table);
    const api = openApi(table);
    for (let day = 19; day <= 25; day += 1) {
      // Alternates early and late: seven days in a row only where a day begins at midnight UTC.
      api.now = new Date(`2026-11-${day}T${day % 2 ? '23:30' : '00:15'}:00.000Z`);
      const params = { userId: 'me', moduleId: LESSON };
      const body = { sittingId: `sitting-${day}`, minutes: 5 };
      await api.as(userId).ok('recordLearningTime', { params, body });
    }
    const consistentIn = async (timeZone: string) => {
      const { achievements } = await api
        .as(userId)
        .ok('getDashboard', { params: me, query: { timeZone } });
      return achievements.find((achievement) => achievement.id === 'consistent-learner');
    };
    expect(await consistentIn('Asia/Tokyo')).toMatchObject({ earnedAt: null });
    const earned = await consistentIn('UTC');
    expect(earned).toMatchObject({ earnedAt: '2026-11-25T23:15:00.000Z', current: 7 });
    expect(await consistentIn('Asia/Tokyo')).toEqual(earned);
    expect(
      await getItem(table, learnerKeys.achievement(userId, 'consistent-learner')),
    ).toBeTruthy();
  });
});
