import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedPublishedTable } from '#testing/catalog/published-catalog.ts';
import { openApi } from '#testing/api/open-api.ts';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import { type Catalog } from '#catalog/catalog.ts';
import type { Table } from '#table/table.ts';
import type { EnrollmentRecord } from '../learner-records.ts';
import type { LearnerState } from '../learner-state.ts';
import { recommend } from './recommend.ts';
import { parseProfile } from '../profile/profile-record.ts';

let table: Table;
let catalog: Catalog;
beforeAll(async () => {
  table = await sharedPublishedTable();
  catalog = await catalogRepository(table).read();
});

const enrolled = (courseId: number, completedModules: number): EnrollmentRecord => ({
  entity: 'enrollment',
  id: `e${String(courseId).padStart(2, '0')}`,
  courseId,
  createdAt: '2026-11-18T09:00:00.000Z',
  completedModuleIds: catalog.courses
    .find((course) => course.id === courseId)!
    .modules.slice(0, completedModules)
    .map((module) => module.id),
  completedAt: null,
  lastModuleId: null,
  version: 1,
});
const learner = (change: Partial<LearnerState> = {}): LearnerState => ({
  entitlements: [],
  capstoneResults: [],
  retests: [],
  calibration: null,
  memberships: [],
  enrollments: [],
  progress: [],
  bookmarks: [],
  wishlistCourseIds: [],
  learningTime: [],
  monthVersions: {},
  activityResults: [],
  achievements: [],
  completions: [],
  profile: parseProfile(undefined),
  ...change,
});
const idsFor = (change: Partial<LearnerState>) =>
  recommend(catalog, learner(change)).map((course) => course.id);

describe('recommendations from the published catalog', () => {
  test('are course 1 and the popular courses for a new learner', () => {
    expect(idsFor({})).toEqual([1, 3, 5, 13]);
  });

  test.each([
    [1, [2, 14]],
    [2, [14, 3]],
    [3, [4, 7]],
    [4, [5, 6]],
    [5, [15, 9]],
    [6, [10, 11]],
    [7, [12, 8]],
    [8, [12, 9]],
    [9, [11, 13]],
    [10, [11, 13]],
    [11, [13, 12]],
    [12, [13, 7]],
    [13, [8, 12]],
    [14, [15, 4]],
    [15, [5, 4]],
  ])('start with the planned successors after course %i: %j', (courseId, next) => {
    expect(idsFor({ enrollments: [enrolled(courseId, 6)] }).slice(0, 2)).toEqual(next);
  });

  test('rank courses that follow a completed one before those that follow one in progress', () => {
    const enrollments = [enrolled(1, 5), enrolled(4, 4)];
    expect(idsFor({ enrollments })).toEqual([2, 14, 5, 6]);
  });

  test('never include a course the learner owns', () => {
    const purchase = {
      entity: 'entitlement' as const,
      name: 'purchase#1',
      kind: 'purchase' as const,
      courseIds: [1, 3],
      startedAt: '2026-11-18T09:00:00.000Z',
      endsAt: null,
    };
    expect(idsFor({ entitlements: [purchase] })).toEqual([2, 5, 13, 4]);
  });

  test('are empty for a learner enrolled in all fifteen courses', () => {
    expect(
      idsFor({ enrollments: catalog.courses.map((course) => enrolled(course.id, 0)) }),
    ).toEqual([]);
  });

  test('are returned by their own call', async () => {
    const api = openApi(table);
    const caller = api.as(randomUUID());
    await caller.ok('startTrial', { params: { userId: 'me' } });
    await caller.ok('createEnrollment', { body: { userId: 'me', courseId: 14 } });
    const courses = await caller.ok('listRecommendations', { params: { userId: 'me' } });
    expect(courses.map((course) => course.id).slice(0, 2)).toEqual([15, 4]);
    expect(courses).toHaveLength(4);
  });
});
