import { randomUUID } from 'node:crypto';
import { learnerKeys } from '#table/keys.ts';
import { putItem, type Table } from '#table/table.ts';

export const REVIEWED_COURSE = 14;
/** Three of the five modules of course 14. */
export const HALF_OF_THE_MODULES = [1, 2, 3].map((order) => `hr-documentation-basic-m${order}`);

/** Stores a learner enrolled in course 14 with these modules completed. @returns the learner's id */
export async function learnerWithModules(
  table: Table,
  completedModuleIds: readonly string[] = HALF_OF_THE_MODULES,
): Promise<string> {
  const userId = randomUUID();
  await putItem(table, {
    ...learnerKeys.enrollment(userId, REVIEWED_COURSE),
    entity: 'enrollment',
    id: userId,
    courseId: REVIEWED_COURSE,
    createdAt: '2026-11-18T08:00:00.000Z',
    // DynamoDB stores no empty set.
    ...(completedModuleIds.length > 0 ? { completedModuleIds: new Set(completedModuleIds) } : {}),
    completedAt: null,
    lastModuleId: null,
    version: 1,
  });
  return userId;
}
