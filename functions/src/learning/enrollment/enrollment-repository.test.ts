import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { learnerKeys } from '#table/keys.ts';
import { deleteItem, getItem, type Table } from '#table/table.ts';
import { createTestTable, engineNames } from '#testing/table/test-table.ts';
import { enrollmentRepository, type ProgressChange } from './enrollment-repository.ts';
import { entitlementRepository } from '../access/entitlement-repository.ts';
import { learnerRepository } from '../learner-repository.ts';
import type { CompletionRecord, EnrollmentRecord, EntitlementRecord } from '../learner-records.ts';

const now = new Date('2026-11-18T09:07:00.000Z');

const newEnrollment = (id = 'e1'): EnrollmentRecord => ({
  entity: 'enrollment',
  id,
  courseId: 1,
  createdAt: now.toISOString(),
  completedModuleIds: [],
  completedAt: null,
  lastModuleId: null,
  version: 1,
});
const entitlement = (endsAt: string | null): EntitlementRecord => ({
  entity: 'entitlement',
  name: 'trial',
  kind: 'trial',
  courseIds: null,
  startedAt: now.toISOString(),
  endsAt,
});
const change = (
  before: EnrollmentRecord,
  moduleId: string,
  completed: boolean,
): ProgressChange => ({
  before,
  completedModuleIds: completed
    ? [...before.completedModuleIds, moduleId]
    : before.completedModuleIds.filter((id) => id !== moduleId),
  completedAt: null,
  module: {
    moduleId,
    completed,
    completedAt: completed ? now.toISOString() : null,
    firstCompletedAt: now.toISOString(),
  },
});

describe.each(engineNames)('the enrollment repository on %s', (engine) => {
  let table: Table;
  beforeAll(async () => {
    table = await createTestTable(engine);
  });
  const learner = async (endsAt: string | null = null) => {
    const userId = randomUUID();
    const grant = entitlement(endsAt);
    await entitlementRepository(table).grantOnce(userId, grant);
    const enrollments = enrollmentRepository(table);
    const read = async () => (await learnerRepository(table).read(userId)).enrollments[0]!;
    return { userId, grant, enrollments, read };
  };

  test('returns an enrollment as it was stored', async () => {
    const { userId, grant, enrollments, read } = await learner();
    expect(await enrollments.create(userId, newEnrollment(), grant, now)).toBe('created');
    expect(await read()).toEqual(newEnrollment());
  });

  test('refuses a second enrollment in a course and leaves the first unchanged', async () => {
    const { userId, grant, enrollments, read } = await learner();
    await enrollments.create(userId, newEnrollment('e1'), grant, now);
    expect(await enrollments.create(userId, newEnrollment('e2'), grant, now)).toBe('exists');
    expect((await read()).id).toBe('e1');
  });

  test('creates one enrollment when thirty-two are created at the same time', async () => {
    const { userId, grant, enrollments, read } = await learner();
    const outcomes = await Promise.all(
      Array.from({ length: 32 }, (_, index) =>
        enrollments.create(userId, newEnrollment(`e${index}`), grant, now),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(1);
    expect(outcomes).not.toContain('not_entitled');
    expect((await read()).id).toBe(`e${outcomes.indexOf('created')}`);
  });

  test.each([
    ['one millisecond before its end', '2026-11-18T09:07:00.001Z', 'created'],
    ['at the instant it ends', '2026-11-18T09:07:00.000Z', 'not_entitled'],
    ['after its end', '2026-11-18T09:06:59.999Z', 'not_entitled'],
  ])('checks the end of the stored entitlement: %s', async (_when, endsAt, outcome) => {
    const { userId, grant, enrollments } = await learner(endsAt);
    expect(await enrollments.create(userId, newEnrollment(), grant, now)).toBe(outcome);
  });

  test('refuses an enrollment whose entitlement was deleted after it was read', async () => {
    const { userId, grant, enrollments, read } = await learner();
    await deleteItem(table, learnerKeys.entitlement(userId, grant.name));
    expect(await enrollments.create(userId, newEnrollment(), grant, now)).toBe('not_entitled');
    expect(await read()).toBeUndefined();
  });

  test('stores a change of progress together with module progress, and no learning time', async () => {
    const { userId, grant, enrollments } = await learner();
    await enrollments.create(userId, newEnrollment(), grant, now);
    expect(await enrollments.changeProgress(userId, change(newEnrollment(), 'm1', true))).toBe(
      'stored',
    );
    const state = await learnerRepository(table).read(userId);
    expect(state.enrollments[0]).toMatchObject({ completedModuleIds: ['m1'], version: 2 });
    expect(state.progress).toEqual([
      {
        entity: 'moduleProgress',
        courseId: 1,
        moduleId: 'm1',
        completed: true,
        timeSpentMinutes: 0,
        completedAt: now.toISOString(),
        firstCompletedAt: now.toISOString(),
        lastBlock: null,
        lastActiveAt: null,
        sittings: [],
        version: 0,
      },
    ]);
    expect(state.learningTime).toEqual([]);
  });

  test('refuses a change based on an outdated enrollment and writes none of it', async () => {
    const { userId, grant, enrollments } = await learner();
    await enrollments.create(userId, newEnrollment(), grant, now);
    await enrollments.changeProgress(userId, change(newEnrollment(), 'm1', true));
    const stale = change(newEnrollment(), 'm2', true);
    expect(await enrollments.changeProgress(userId, stale)).toBe('conflict');
    const state = await learnerRepository(table).read(userId);
    expect(state.progress.map((entry) => entry.moduleId)).toEqual(['m1']);
  });

  test('removes the last completed module, although DynamoDB stores no empty set', async () => {
    const { userId, grant, enrollments, read } = await learner();
    await enrollments.create(userId, newEnrollment(), grant, now);
    await enrollments.changeProgress(userId, change(newEnrollment(), 'm1', true));
    const reopened = await enrollments.changeProgress(userId, change(await read(), 'm1', false));
    expect(reopened).toBe('stored');
    expect(await read()).toMatchObject({ completedModuleIds: [], version: 3 });
  });

  test('stores the open module without causing a conflict for a change of progress', async () => {
    const { userId, grant, enrollments, read } = await learner();
    await enrollments.create(userId, newEnrollment(), grant, now);
    const before = await read();
    expect(await enrollments.savePosition(userId, 1, { moduleId: 'm3' })).toBe('stored');
    expect(await enrollments.changeProgress(userId, change(before, 'm1', true))).toBe('stored');
    expect(await read()).toMatchObject({ lastModuleId: 'm3', completedModuleIds: ['m1'] });
  });

  test('stores no position without an enrollment', async () => {
    const { userId, enrollments } = await learner();
    expect(await enrollments.savePosition(userId, 1, { moduleId: 'm3' })).toBe('not_enrolled');
    expect(await getItem(table, learnerKeys.enrollment(userId, 1))).toBeUndefined();
  });

  const completion: CompletionRecord = {
    entity: 'courseCompletion',
    courseId: 1,
    courseTitle: 'A Course',
    completedAt: now.toISOString(),
    instructionHours: 3.25,
    moduleCount: 1,
    activities: [{ title: 'A Check', type: 'skill-check', score: 80, completedAt: '2026-11-17' }],
    themes: ['ethics'],
  };

  test('stores the first completion of a course with the change of progress', async () => {
    const { userId, grant, enrollments } = await learner();
    await enrollments.create(userId, newEnrollment(), grant, now);
    const completing = { ...change(newEnrollment(), 'm1', true), completion };
    expect(await enrollments.changeProgress(userId, completing)).toBe('stored');
    expect((await learnerRepository(table).read(userId)).completions).toEqual([completion]);
  });

  test('refuses to store a first completion twice and writes none of that change', async () => {
    const { userId, grant, enrollments, read } = await learner();
    await enrollments.create(userId, newEnrollment(), grant, now);
    const completing = { ...change(newEnrollment(), 'm1', true), completion };
    await enrollments.changeProgress(userId, completing);
    const again = {
      ...change(await read(), 'm2', true),
      completion: { ...completion, courseTitle: 'Another Title' },
    };
    expect(await enrollments.changeProgress(userId, again)).toBe('conflict');
    const state = await learnerRepository(table).read(userId);
    expect(state.completions).toEqual([completion]);
    expect(state.progress.map((entry) => entry.moduleId)).toEqual(['m1']);
    expect(state.enrollments[0]).toMatchObject({ version: 2 });
  });
});
