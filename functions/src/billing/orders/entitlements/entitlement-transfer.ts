/**
 * When several orders paid for the same course, one of them owns it at a time. The course stays open as long as one of these
 * orders gives access: a refund or dispute of one never takes away what another one also paid for.
 *
 * Source: shared/decisions/016-records-follow-stripe.md
 */
import { courseOfItem } from '@learning/shared/domain/money/exchange';
import type { OrderRecord } from '#billing/billing-records.ts';
import { givesAccess, ownsCourses, withGrant, type OwnedCourses } from './order-entitlements.ts';

/** Finds the order that takes over a course; one that gives access comes before one that is itself disputed. */
export function findReplacementOrder(
  courseId: number,
  others: readonly OrderRecord[],
): OrderRecord | undefined {
  const candidates = others.filter((order) => ownsCourses(order) && canTakeOver(courseId, order));
  return candidates.find(givesAccess) ?? candidates[0];
}

/** Returns the order with a course granted that it paid for and another order owned until now. */
export function withGrantAdded(order: OrderRecord, courseId: number): OrderRecord {
  const at = order.items.findIndex((item) => courseOfItem(item) === courseId && !item.isGranted);
  const items = order.items.map((item, index) => (index === at ? withGrant(item, true) : item));
  return { ...order, items };
}

/** Returns the order without the grant of a course that another order takes over. */
export function withGrantRemoved(order: OrderRecord, courseId: number): OrderRecord {
  const items = order.items.map((item) =>
    courseOfItem(item) === courseId ? withGrant(item, false) : item,
  );
  return { ...order, items };
}

/** Returns a disputed order without the courses that other orders also paid for; the rest stays with it, suspended. */
export function releaseToOthers(order: OrderRecord, others: readonly OrderRecord[]): OrderRecord {
  const open = others.filter((other) => other.orderId !== order.orderId && givesAccess(other));
  const items = order.items.map((item) => {
    const isTaken = open.some((other) => canTakeOver(courseOfItem(item), other));
    return isTaken ? withGrant(item, false) : item;
  });
  return { ...order, items };
}

/** Returns an order that gives access with every course granted that disputes of other orders suspend. */
export function claimSuspended(order: OrderRecord, owned: OwnedCourses): OrderRecord {
  const items = order.items.map((item) =>
    suspendedBy(courseOfItem(item), owned) === undefined ? item : withGrant(item, true),
  );
  return { ...order, items };
}

/** Returns the order whose dispute suspends a course; undefined when the course is open or not owned. */
export function suspendedBy(courseId: number, owned: OwnedCourses): string | undefined {
  const entitlement = owned.get(courseId);
  return entitlement && entitlement.endsAt !== null ? entitlement.orderId : undefined;
}

function canTakeOver(courseId: number, { items }: OrderRecord): boolean {
  return items.some((item) => courseOfItem(item) === courseId && !item.isGranted);
}
