import { randomUUID } from 'node:crypto';
import { learnerKeys, purchaseName } from '#table/keys.ts';
import { entitlementRepository } from '#learning/access/entitlement-repository.ts';
import { putItem, type Table } from '#table/table.ts';

export const RATED_COURSE = 14;
/** Three of the five modules of course 14. */
export const HALF_OF_THE_MODULES = [1, 2, 3].map((order) => `hr-documentation-basic-m${order}`);

/** Stores a learner who bought course 14 and completed these modules. @returns the learner's id */
export async function learnerWithModules(
  table: Table,
  completedModuleIds: readonly string[] = HALF_OF_THE_MODULES,
): Promise<string> {
  const userId = randomUUID();
  await grantPurchase(table, userId, RATED_COURSE);
  await putItem(table, {
    ...learnerKeys.enrollment(userId, RATED_COURSE),
    entity: 'enrollment',
    id: userId,
    courseId: RATED_COURSE,
    createdAt: '2026-11-18T08:00:00.000Z',
    // DynamoDB stores no empty set.
    ...(completedModuleIds.length > 0 ? { completedModuleIds: new Set(completedModuleIds) } : {}),
    completedAt: null,
    lastModuleId: null,
    version: 1,
  });
  return userId;
}

/** Gives a learner a course as a paid order does. */
export async function grantPurchase(table: Table, userId: string, courseId: number): Promise<void> {
  await entitlementRepository(table).grantOnce(userId, {
    entity: 'entitlement',
    name: purchaseName(courseId),
    kind: 'purchase',
    courseIds: [courseId],
    startedAt: '2026-11-18T08:00:00.000Z',
    endsAt: null,
    orderId: `order-${userId}`,
  });
}
