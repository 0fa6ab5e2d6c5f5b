import type { EntitlementRecord } from '#learning/learner-records.ts';
import type { OrderRecord } from '#billing/billing-records.ts';
import {
  findReplacementOrder,
  suspendedBy,
  withGrantAdded,
  withGrantRemoved,
} from './entitlement-transfer.ts';
import { entitlementsOf, isUpToDate, type OwnedCourses } from './order-entitlements.ts';

/** Everything that has to change with an order so that each course is owned by the right order. */
export interface EntitlementChanges {
  /** Entitlements to store; each belongs to `previousOrderId` until now, or to no order. */
  stored: { entitlement: EntitlementRecord; previousOrderId: string }[];
  /** Courses the order owned and no order pays for anymore. */
  removedCourseIds: number[];
  /** Other orders that give a course to this one or take one over, each changed once. */
  otherOrders: { before: OrderRecord; after: OrderRecord }[];
}

/**
 * Returns the entitlement changes that follow from a changed order: missing, suspended and restored entitlements are stored, a
 * course that a disputed order suspends is taken over, and a course the order releases goes to another order that paid for it.
 *
 * @param others the learner's other orders; may be empty unless `affectsOtherOrders`
 */
export function entitlementChanges(
  after: OrderRecord,
  owned: OwnedCourses,
  others: readonly OrderRecord[],
): EntitlementChanges {
  const { orderId } = after;
  const latest = new Map(others.map((other) => [other.orderId, other]));
  const changes: EntitlementChanges = { stored: [], removedCourseIds: [], otherOrders: [] };

  for (const entitlement of entitlementsOf(after).filter(
    (otherEntitlement) => !isUpToDate(otherEntitlement, owned),
  )) {
    const courseId = entitlement.courseIds![0]!;
    const previous = latest.get(suspendedBy(courseId, owned) ?? '');
    if (previous) latest.set(previous.orderId, withGrantRemoved(previous, courseId));
    changes.stored.push({ entitlement, previousOrderId: previous?.orderId ?? orderId });
  }
  for (const courseId of releasedCourses(after, owned)) {
    const replacement = findReplacementOrder(courseId, [...latest.values()]);
    if (!replacement || after.isOfDeletedAccount) {
      changes.removedCourseIds.push(courseId);
      continue;
    }
    const taken = withGrantAdded(replacement, courseId);
    latest.set(taken.orderId, taken);
    const entitlement = entitlementsOf(taken).find(
      (candidate) => candidate.courseIds![0] === courseId,
    )!;
    changes.stored.push({ entitlement, previousOrderId: orderId });
  }
  changes.otherOrders = others.flatMap((before) => {
    const changed = latest.get(before.orderId)!;
    return changed === before ? [] : [{ before, after: changed }];
  });
  return changes;
}

/** Whether an order releases courses or takes over suspended ones, so that the learner's other orders have to be read. */
export function affectsOtherOrders(after: OrderRecord, owned: OwnedCourses): boolean {
  const isTakenOver = ({ courseIds }: EntitlementRecord) => {
    const suspendingOrderId = suspendedBy(courseIds![0]!, owned);
    return suspendingOrderId !== undefined && suspendingOrderId !== after.orderId;
  };
  return releasedCourses(after, owned).length > 0 || entitlementsOf(after).some(isTakenOver);
}

/** Returns the courses that the learner has through this order and that it no longer grants. */
function releasedCourses(after: OrderRecord, owned: OwnedCourses): number[] {
  const granted = new Set(entitlementsOf(after).map((entitlement) => entitlement.name));
  return [...owned]
    .filter(([, stored]) => stored.orderId === after.orderId && !granted.has(stored.name))
    .map(([courseId]) => courseId);
}
