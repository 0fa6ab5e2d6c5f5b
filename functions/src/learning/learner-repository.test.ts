import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Table } from '#table/table.ts';
import { createTestTable, engineNames } from '#testing/table/test-table.ts';
import { courseMarkRepository } from './marks/course-mark-repository.ts';
import { enrollmentRepository } from './enrollment/enrollment-repository.ts';
import { entitlementRepository } from './access/entitlement-repository.ts';
import { learnerRepository } from './learner-repository.ts';
import type { EnrollmentRecord, EntitlementRecord } from './learner-records.ts';
import { parseProfile } from './profile/profile-record.ts';

const at = (second: number) => new Date(Date.parse('2026-11-18T09:00:00.000Z') + second * 1000);
const purchase: EntitlementRecord = {
  entity: 'entitlement',
  name: 'purchase#3',
  kind: 'purchase',
  courseIds: [3],
  startedAt: at(0).toISOString(),
  endsAt: null,
};

describe.each(engineNames)('the learner repository on %s', (engine) => {
  let table: Table;
  beforeAll(async () => {
    table = await createTestTable(engine);
  });

  test('returns an empty state for a learner without items', async () => {
    expect(await learnerRepository(table).read(randomUUID())).toEqual({
      entitlements: [],
      memberships: [],
      enrollments: [],
      progress: [],
      bookmarks: [],
      wishlistCourseIds: [],
      learningTime: [],
      monthVersions: {},
      activityResults: [],
      achievements: [],
      capstoneResults: [],
      retests: [],
      calibration: null,
      completions: [],
      profile: parseProfile(undefined),
    });
  });

  test('stores an entitlement once and does not replace it', async () => {
    const [entitlements, userId] = [entitlementRepository(table), randomUUID()];
    expect(await entitlements.grantOnce(userId, purchase)).toBe(true);
    expect(await entitlements.grantOnce(userId, { ...purchase, courseIds: [4] })).toBe(false);
    expect((await learnerRepository(table).read(userId)).entitlements).toEqual([purchase]);
  });

  test('reads what opens courses as the whole state has it, among other items', async () => {
    const [learners, userId] = [learnerRepository(table), randomUUID()];
    await entitlementRepository(table).grantOnce(userId, purchase);
    await courseMarkRepository(table).set(userId, 'wish', 2, true, at(1));
    const enrollment: EnrollmentRecord = {
      entity: 'enrollment',
      id: randomUUID(),
      courseId: 3,
      createdAt: at(1).toISOString(),
      completedModuleIds: [],
      completedAt: null,
      lastModuleId: null,
      version: 1,
    };
    await enrollmentRepository(table).create(userId, enrollment, purchase, at(1));
    const { entitlements, enrollments } = await learners.read(userId);
    expect([entitlements.length, enrollments.length]).toEqual([1, 1]);
    expect(await learners.readAccess(userId)).toEqual({ entitlements, enrollments });
  });

  test('returns the marks that were set and not removed, newest wish first', async () => {
    const [marks, userId] = [courseMarkRepository(table), randomUUID()];
    await marks.set(userId, 'wish', 2, true, at(1));
    await marks.set(userId, 'wish', 9, true, at(2));
    await marks.set(userId, 'wish', 5, true, at(3));
    await marks.set(userId, 'wish', 9, false, at(4));
    await marks.set(userId, 'bookmark', 9, true, at(5));
    const state = await learnerRepository(table).read(userId);
    expect(state.wishlistCourseIds).toEqual([5, 2]);
    expect(state.bookmarks.map((bookmark) => bookmark.courseId)).toEqual([9]);
  });

  test('gives the same result when a mark is set or removed repeatedly', async () => {
    const [marks, userId] = [courseMarkRepository(table), randomUUID()];
    await marks.set(userId, 'bookmark', 1, false, at(0));
    await marks.set(userId, 'bookmark', 1, true, at(1));
    await marks.set(userId, 'bookmark', 1, true, at(2));
    expect((await learnerRepository(table).read(userId)).bookmarks).toEqual([
      { entity: 'bookmark', courseId: 1, moduleId: null, createdAt: at(2).toISOString() },
    ]);
  });

  test('returns bookmarks newest first, each with the module that was open', async () => {
    const [marks, userId] = [courseMarkRepository(table), randomUUID()];
    await marks.set(userId, 'bookmark', 2, true, at(2), 'two-m1');
    await marks.set(userId, 'bookmark', 9, true, at(3));
    await marks.set(userId, 'bookmark', 5, true, at(1), 'five-m3');
    const { bookmarks } = await learnerRepository(table).read(userId);
    expect(bookmarks.map((bookmark) => [bookmark.courseId, bookmark.moduleId])).toEqual([
      [9, null],
      [2, 'two-m1'],
      [5, 'five-m3'],
    ]);
  });
});
