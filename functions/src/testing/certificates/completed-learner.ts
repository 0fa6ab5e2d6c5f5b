import { randomUUID } from 'node:crypto';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import { findCourse } from '#catalog/catalog.ts';
import { learnerKeys } from '#table/keys.ts';
import { putItem, type Table } from '#table/table.ts';
import { grantPurchase } from '../learning/enrolled-learner.ts';
import { passCourseActivities } from '../learning/passed-activities.ts';

interface Completed {
  courseId?: number;
  measuredMinutes?: number;
  /** Leaves out the last module. */
  isUnfinished?: boolean;
  userId?: string;
}

/** Stores a learner who bought a course, completed every module and passed every activity. @returns the learner's id */
export async function completedLearner(table: Table, options: Completed = {}): Promise<string> {
  const { courseId = 14, measuredMinutes = 600, isUnfinished = false } = options;
  const userId = options.userId ?? randomUUID();
  const course = findCourse(await catalogRepository(table).read(), courseId)!;
  const moduleIds = course.modules.map((module) => module.id);
  const completed = isUnfinished ? moduleIds.slice(0, -1) : moduleIds;
  await grantPurchase(table, userId, courseId);
  await passCourseActivities(table, userId, courseId);
  await putItem(table, {
    ...learnerKeys.enrollment(userId, courseId),
    entity: 'enrollment',
    id: userId,
    courseId,
    createdAt: '2026-11-10T08:00:00.000Z',
    completedModuleIds: new Set(completed),
    completedAt: isUnfinished ? null : '2026-11-17T16:00:00.000Z',
    lastModuleId: null,
    version: 7,
  });
  await putItem(table, {
    ...learnerKeys.progress(userId, courseId, moduleIds[0]!),
    entity: 'moduleProgress',
    courseId,
    moduleId: moduleIds[0]!,
    completed: true,
    timeSpentMinutes: measuredMinutes,
  });
  return userId;
}
