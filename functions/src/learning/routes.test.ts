import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Table } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import { passActivitiesOf } from '#testing/learning/passed-activities.ts';
import { studyModule } from '#testing/learning/study-module.ts';
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
const AFTER_TRIAL = new Date('2026-11-21T09:00:00.000Z');

describe('the state of a course', () => {
  test('is empty for a new learner', async () => {
    const learner = openApi(table).as(randomUUID());
    expect(await learner.ok('getCourseState', inCourse(1))).toEqual({
      hasAccess: false,
      enrollment: null,
      progress: [],
      activityResults: [],
      bookmarked: false,
      wishlisted: false,
      law: null,
      pace: { streakDays: 0, hasLearnedToday: false, minutesThisWeek: 0 },
    });
    expect(await learner.refused('getCourseState', inCourse(99))).toBe('course_not_found');
  });

  test('contains the progress of that course only', async () => {
    const { learner } = await enrolled(1);
    await learner.ok('createEnrollment', { body: { userId: 'me', courseId: 14 } });
    const complete = (moduleId: string) =>
      learner.ok('recordModuleProgress', {
        params: { userId: 'me', moduleId },
        body: { completed: true },
      });
    await complete('hr-foundations-m1');
    await complete('hr-documentation-basic-m1');
    const { progress, enrollment } = await learner.ok('getCourseState', inCourse(14));
    expect(progress.map((entry) => entry.moduleId)).toEqual(['hr-documentation-basic-m1']);
    expect(enrollment?.progress).toBe('20');
    expect(await learner.ok('listModuleProgress', inCourse(14))).toEqual(progress);
  });

  test('contains the results of its activities only', async () => {
    const { learner, userId } = await enrolled(1);
    await passActivitiesOf(table, userId, 'hr-foundations-m5', { score: 77 });
    await passActivitiesOf(table, userId, 'hr-documentation-basic-m5');
    const { activityResults } = await learner.ok('getCourseState', inCourse(1));
    expect(activityResults).toEqual([
      {
        activityId: 'hr-foundations-skill-check',
        score: 77,
        completed: true,
        completedAt: '2026-11-18T08:00:00.000Z',
        submissionCount: 1,
      },
    ]);
  });

  test("has a completion at the server's time, and none of the minutes that the call sent", async () => {
    const { api, learner } = await enrolled();
    api.now = new Date('2026-11-18T09:30:00.000Z');
    const { moduleProgress } = await learner.ok('recordModuleProgress', {
      params: { userId: 'me', moduleId: 'hr-foundations-m1' },
      body: { completed: true, timeSpent: 600, completedAt: '2001-01-01T00:00:00Z' },
    });
    expect(moduleProgress).toMatchObject({ timeSpent: 0, completedAt: '2026-11-18T09:30:00.000Z' });
  });
});

describe('after access ended', () => {
  test('progress is refused, and everything done so far can still be read', async () => {
    const { api, learner } = await enrolled();
    api.now = new Date('2026-11-18T10:00:00.000Z');
    await studyModule(learner, 'hr-foundations-m1', 30);
    api.now = AFTER_TRIAL;
    const reopening = {
      params: { userId: 'me', moduleId: 'hr-foundations-m1' },
      body: { completed: false },
    };
    expect(await learner.refused('recordModuleProgress', reopening)).toBe('payment_required');
    const state = await learner.ok('getCourseState', inCourse(1));
    expect(state).toMatchObject({ hasAccess: false, enrollment: { progress: '20' } });
    expect(state.progress).toHaveLength(1);
    expect(await learner.ok('listEnrollments', {})).toHaveLength(1);
    const dashboard = await learner.ok('getDashboard', { params: { userId: 'me' } });
    expect(dashboard.learningMinutes).toBe(30);
  });
});

describe('the enrollments of a learner', () => {
  test('are the same in both calls and hidden from other learners', async () => {
    const { learner } = await enrolled();
    const own = await learner.ok('listEnrollments', {});
    expect(own.map((enrollment) => enrollment.courseId)).toEqual([1]);
    expect(await learner.ok('listUserEnrollments', { params: { userId: 'me' } })).toEqual(own);
    expect(await openApi(table).as(randomUUID()).ok('listEnrollments', {})).toEqual([]);
  });

  test('start at 0 percent, even if the client asks for more', async () => {
    const { learner } = await trialLearner();
    const body = { userId: 'me', courseId: 1, progress: '100' };
    expect((await learner.ok('createEnrollment', { body })).progress).toBe('0');
  });
});

describe('the text of a module', () => {
  const module = (id: string) => ({ params: { id } });

  test('is readable with access, as authored and as a tree', async () => {
    const { learner } = await trialLearner();
    const { content, body, headings, isWritten } = await learner.ok(
      'getModule',
      module('hr-foundations-m2'),
    );
    expect(isWritten).toBe(true);
    expect(content).toContain('## Why it matters');
    expect(body.type).toBe('root');
    expect(headings[0]).toEqual({ id: 'why-it-matters', depth: 2, text: 'Why it matters' });
  });

  test('is refused without access and after access ended', async () => {
    const { api, learner } = await trialLearner();
    const other = api.as(randomUUID());
    expect(await other.refused('getModule', module('hr-foundations-m2'))).toBe('payment_required');
    api.now = AFTER_TRIAL;
    expect(await learner.refused('getModule', module('hr-foundations-m2'))).toBe(
      'payment_required',
    );
  });

  test('is readable for every learner if the module is a preview', async () => {
    const learner = openApi(table).as(randomUUID());
    expect((await learner.ok('getModule', module('hr-foundations-m1'))).isPreview).toBe(true);
  });

  test('is not found if the module does not exist', async () => {
    const { learner } = await trialLearner();
    expect(await learner.refused('getModule', module('no-such-module'))).toBe('module_not_found');
  });
});

describe('the first view of the player', () => {
  const view = (module?: string, id = 1) => ({
    params: { userId: 'me', id },
    query: module === undefined ? {} : { module },
  });

  test('contains what the four calls it replaces return', async () => {
    const { learner } = await enrolled();
    const id = 'hr-foundations-m2';
    expect(await learner.ok('getPlayerView', view(id))).toEqual({
      course: await learner.ok('getCourse', { params: { id: 1 } }),
      modules: await learner.ok('listModules', { params: { id: 1 } }),
      state: await learner.ok('getCourseState', inCourse(1)),
      module: await learner.ok('getModule', { params: { id } }),
    });
  });

  test.each([undefined, 'no-such-module', 'hr-documentation-basic-m2'])(
    'has no text for the module %s',
    async (id) => {
      const { learner } = await enrolled();
      expect((await learner.ok('getPlayerView', view(id))).module).toBeNull();
    },
  );

  test('has no text without access, unless the module is a preview', async () => {
    const learner = openApi(table).as(randomUUID());
    const locked = await learner.ok('getPlayerView', view('hr-foundations-m2'));
    expect(locked).toMatchObject({ module: null, state: { hasAccess: false, enrollment: null } });
    const preview = await learner.ok('getPlayerView', view('hr-foundations-m1'));
    expect(preview.module?.isPreview).toBe(true);
  });

  test('has no text after access ended', async () => {
    const { api, learner } = await enrolled();
    api.now = AFTER_TRIAL;
    expect((await learner.ok('getPlayerView', view('hr-foundations-m2'))).module).toBeNull();
  });

  test('does not exist for an unknown course', async () => {
    const learner = openApi(table).as(randomUUID());
    expect(await learner.refused('getPlayerView', view(undefined, 99))).toBe('course_not_found');
  });
});

describe('a resource', () => {
  const resource = (resourceId: string, id = 1) => ({ params: { id, resourceId } });

  test('is readable with access, as a page that does not repeat its title', async () => {
    const { learner } = await trialLearner();
    const found = await learner.ok('getResource', resource('hr-stakeholder-map'));
    expect(found).toMatchObject({
      id: 'hr-stakeholder-map',
      courseId: 1,
      courseTitle: 'HR Foundations and the Employee Lifecycle',
      moduleId: 'hr-foundations-m1',
      name: 'HR Stakeholder Map',
    });
    const tags = found.body.children?.map((node) => node.tagName);
    expect(tags).toContain('p');
    expect(tags).not.toContain('h1');
    expect(JSON.stringify(found.filled)).toContain('Names are invented.');
    expect(found.workbook).toBeNull();
    const { workbook } = await learner.ok('getResource', resource('hr-metrics-formula-sheet'));
    expect(JSON.stringify(workbook?.example)).toContain('7.5%');
    // Every .xlsx file is a ZIP file.
    expect(atob(workbook!.emptyFile)).toMatch(/^PK/);
  });

  test('is refused without access, even if its module is a preview', async () => {
    const learner = openApi(table).as(randomUUID());
    expect(await learner.refused('getResource', resource('hr-stakeholder-map'))).toBe(
      'payment_required',
    );
  });

  test('is not found in another course or in an unknown one', async () => {
    const { learner } = await trialLearner();
    const refused = (call: ReturnType<typeof resource>) => learner.refused('getResource', call);
    expect(await refused(resource('hr-stakeholder-map', 14))).toBe('resource_not_found');
    expect(await refused(resource('no-such-resource'))).toBe('resource_not_found');
    expect(await refused(resource('hr-stakeholder-map', 99))).toBe('resource_not_found');
  });
});
