import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Table } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import { sharedPublishedTable } from '#testing/catalog/published-catalog.ts';

let table: Table;
beforeAll(async () => {
  table = await sharedPublishedTable();
});

const inCourse = (id: number) => ({ params: { userId: 'me', id } });
const trialLearner = async () => {
  const api = openApi(table);
  const userId = randomUUID();
  const learner = api.as(userId);
  await learner.ok('startTrial', { params: { userId: 'me' } });
  return { api, learner, userId };
};
const enrolled = async (courseId = 1) => {
  const created = await trialLearner();
  await created.learner.ok('createEnrollment', { body: { userId: created.userId, courseId } });
  return created;
};

describe('the bookmark of a course', () => {
  const mark = (bookmarked: boolean) => ({
    params: { id: 3 },
    body: { userId: 'me', bookmarked },
  });

  test('is as requested, and each of forty simultaneous calls is told so', async () => {
    const { learner } = await trialLearner();
    for (const wanted of [true, false]) {
      const responses = await Promise.all(
        Array.from({ length: 40 }, () => learner.ok('toggleBookmark', mark(wanted))),
      );
      expect(responses).toEqual(Array(40).fill({ bookmarked: wanted }));
      expect((await learner.ok('getCourseState', inCourse(3))).bookmarked).toBe(wanted);
    }
  });

  const toggle = { params: { id: 3 }, body: { userId: 'me' } };

  test('toggles without a requested state', async () => {
    const { learner } = await trialLearner();
    for (const bookmarked of [true, false, true]) {
      expect(await learner.ok('toggleBookmark', toggle)).toEqual({ bookmarked });
      expect((await learner.ok('getCourseState', inCourse(3))).bookmarked).toBe(bookmarked);
    }
  });

  test('toggles as often as it is called, from many tabs at once', async () => {
    const { learner } = await trialLearner();
    const responses = await Promise.all(
      Array.from({ length: 21 }, () => learner.ok('toggleBookmark', toggle)),
    );
    expect(responses.filter(({ bookmarked }) => bookmarked)).toHaveLength(11);
    expect((await learner.ok('getCourseState', inCourse(3))).bookmarked).toBe(true);
  });

  test('takes the requested state, even when repeated', async () => {
    const { learner } = await trialLearner();
    for (const wanted of [true, true, false, false]) {
      expect(await learner.ok('toggleBookmark', mark(wanted))).toEqual({ bookmarked: wanted });
    }
  });

  test('accepts a module of its course and refuses one of another course', async () => {
    const { learner } = await trialLearner();
    const at = (moduleId: string) => ({
      params: { id: 3 },
      body: { userId: 'me', bookmarked: true, moduleId },
    });
    expect(await learner.ok('toggleBookmark', at('talent-acquisition-m2'))).toEqual({
      bookmarked: true,
    });
    expect(await learner.refused('toggleBookmark', at('hr-foundations-m1'))).toBe(
      'invalid_request',
    );
  });

  test('needs a course that exists', async () => {
    const { learner } = await trialLearner();
    const call = { ...mark(true), params: { id: 99 } };
    expect(await learner.refused('toggleBookmark', call)).toBe('course_not_found');
  });
});

describe('the wishlist', () => {
  test('adds and removes a course, and both can be repeated', async () => {
    const { learner } = await trialLearner();
    const isWished = async () => (await learner.ok('getCourseState', inCourse(7))).wishlisted;
    for (let time = 0; time < 2; time += 1) await learner.ok('addToWishlist', inCourse(7));
    expect(await isWished()).toBe(true);
    for (let time = 0; time < 2; time += 1) await learner.ok('removeFromWishlist', inCourse(7));
    expect(await isWished()).toBe(false);
  });

  test('refuses a course that does not exist', async () => {
    const { learner } = await trialLearner();
    expect(await learner.refused('addToWishlist', inCourse(99))).toBe('course_not_found');
  });
});

describe('the position in a course', () => {
  const at = (moduleId: string, id = 1) => ({ ...inCourse(id), body: { moduleId } });

  test('is the module that was saved last', async () => {
    const { learner } = await enrolled();
    expect(await learner.ok('savePosition', at('hr-foundations-m3'))).toEqual({
      moduleId: 'hr-foundations-m3',
    });
    const { enrollment } = await learner.ok('getCourseState', inCourse(1));
    expect(enrollment?.lastModuleId).toBe('hr-foundations-m3');
  });

  test('keeps its paragraph until another one is saved', async () => {
    const { learner } = await enrolled();
    const save = (lastBlock?: number) =>
      learner.ok('savePosition', {
        ...inCourse(1),
        body: { moduleId: 'hr-foundations-m3', ...(lastBlock === undefined ? {} : { lastBlock }) },
      });
    const block = async () =>
      (await learner.ok('getCourseState', inCourse(1))).progress[0]?.lastBlock;
    await save();
    expect(await block()).toBeUndefined();
    await save(14);
    await save();
    expect(await block()).toBe(14);
    await save(0);
    expect(await block()).toBe(0);
    const { progress, enrollment } = await learner.ok('getCourseState', inCourse(1));
    expect(progress).toEqual([
      {
        moduleId: 'hr-foundations-m3',
        completed: false,
        timeSpent: 0,
        completedAt: null,
        lastBlock: 0,
      },
    ]);
    expect(enrollment?.lastModuleId).toBe('hr-foundations-m3');
  });

  test('is refused for a module of another course, for an unknown module and without an enrollment', async () => {
    const { learner } = await enrolled();
    const refused = (call: ReturnType<typeof at>) => learner.refused('savePosition', call);
    expect(await refused(at('hr-documentation-basic-m1'))).toBe('module_not_found');
    expect(await refused(at('no-such-module'))).toBe('module_not_found');
    expect(await refused(at('hr-documentation-basic-m1', 14))).toBe('not_enrolled');
  });
});
