import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { learnerKeys } from '#table/keys.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { getItem, putItem, type Table } from '#table/table.ts';
import { bookedAt } from '#testing/learning/booked-time.ts';
import { createTestTable, engineNames } from '#testing/table/test-table.ts';
import { enrollmentRepository } from '../enrollment/enrollment-repository.ts';
import { learnerRepository } from '../learner-repository.ts';
import { learningTimeRepository } from '../time/learning-time-repository.ts';

const now = new Date('2026-11-18T09:07:00.000Z');

describe.each(engineNames)('a saved position on %s', (engine) => {
  let table: Table;
  beforeAll(async () => {
    table = await createTestTable(engine);
  });
  const learner = () => {
    const userId = randomUUID();
    const enrollments = enrollmentRepository(table);
    const read = () => learnerRepository(table).read(userId);
    return { userId, enrollments, read };
  };
  const enrolled = async () => {
    const created = learner();
    await putItem(table, {
      ...learnerKeys.enrollment(created.userId, 1),
      entity: 'enrollment',
      id: 'e1',
      courseId: 1,
      createdAt: now.toISOString(),
      completedAt: null,
      lastModuleId: null,
      version: 1,
    });
    return created;
  };

  test('stays, with the measured time, when the module is completed and reopened', async () => {
    const { userId, enrollments, read } = await enrolled();
    await enrollments.savePosition(userId, 1, { moduleId: 'm1', lastBlock: 12 });
    const sittings = [{ id: 'sitting-1', minutes: 7 }];
    const reading = { courseId: 1, moduleId: 'm1', version: 0, sittings, booked: bookedAt(now, 7) };
    await learningTimeRepository(table).add(userId, reading);
    for (const completed of [true, false]) {
      const [before] = (await read()).enrollments;
      const change = {
        before: before!,
        completedModuleIds: completed ? ['m1'] : [],
        completedAt: null,
        module: {
          moduleId: 'm1',
          completed,
          completedAt: completed ? now.toISOString() : null,
          firstCompletedAt: now.toISOString(),
        },
      };
      expect(await enrollments.changeProgress(userId, change)).toBe('stored');
    }
    await enrollments.savePosition(userId, 1, { moduleId: 'm1' });
    expect((await read()).progress).toEqual([
      {
        entity: 'moduleProgress',
        courseId: 1,
        moduleId: 'm1',
        completed: false,
        timeSpentMinutes: 7,
        completedAt: null,
        firstCompletedAt: now.toISOString(),
        lastBlock: 12,
        // The quarter hour of the sitting.
        lastActiveAt: '2026-11-18T09:00:00.000Z',
        sittings,
        version: 1,
      },
    ]);
  });

  test('is not saved without an enrollment', async () => {
    const { userId, enrollments } = learner();
    const place = { moduleId: 'm1', lastBlock: 3 };
    expect(await enrollments.savePosition(userId, 1, place)).toBe('not_enrolled');
    expect(await getItem(table, learnerKeys.progress(userId, 1, 'm1'))).toBeUndefined();
  });

  test('is one of several positions saved at the same time', async () => {
    const { userId, enrollments, read } = await enrolled();
    const saved = await Promise.all(
      [0, 1, 2, 3].map((lastBlock) =>
        retryOnConflict(async () => {
          const outcome = await enrollments.savePosition(userId, 1, { moduleId: 'm1', lastBlock });
          return outcome === 'conflict' ? CONFLICT : outcome;
        }),
      ),
    );
    expect(saved).toEqual(['stored', 'stored', 'stored', 'stored']);
    const state = await read();
    expect([0, 1, 2, 3]).toContain(state.progress[0]?.lastBlock);
    expect(state.enrollments[0]?.lastModuleId).toBe('m1');
  });
});
