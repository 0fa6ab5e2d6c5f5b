/**
 * A course that several orders paid for is of one of them at a time. So long as one of these orders may open it, it is open: a
 * refund or a dispute of one never takes away what another one paid for, too.
 */
import { courseOfItem } from '@learning/shared/domain/money/exchange';
import type { OrderRecord } from '#billing/billing-records.ts';
import { isGranting, isOpening, withGrant, type OwnedCourses } from './order-grants.ts';

/** The order that takes over a course that another one gives up: one that opens it before one that is disputed itself. */
export function findReplacementOrder(
  courseId: number,
  others: readonly OrderRecord[],
): OrderRecord | undefined {
  const heirs = others.filter((order) => isGranting(order) && canReplace(courseId, order));
  return heirs.find(isOpening) ?? heirs[0];
}

/** The heir as it is then. */
export function withGrantAdded(order: OrderRecord, courseId: number): OrderRecord {
  const at = order.items.findIndex((item) => courseOfItem(item) === courseId && !item.isGranted);
  const items = order.items.map((item, index) => (index === at ? withGrant(item, true) : item));
  return { ...order, items };
}

/** The order without a course that another one takes over. */
export function withGrantRemoved(order: OrderRecord, courseId: number): OrderRecord {
  const items = order.items.map((item) =>
    courseOfItem(item) === courseId ? withGrant(item, false) : item,
  );
  return { ...order, items };
}

/** A disputed order as it leaves to others what they open; what it alone paid for it keeps, suspended. */
export function releaseToOthers(order: OrderRecord, others: readonly OrderRecord[]): OrderRecord {
  const opening = others.filter((one) => one.orderId !== order.orderId && isOpening(one));
  const items = order.items.map((item) => {
    const isTaken = opening.some((one) => canReplace(courseOfItem(item), one));
    return isTaken ? withGrant(item, false) : item;
  });
  return { ...order, items };
}

/** An order that opens courses as it takes over what disputes of others hold suspended. */
export function claimSuspended(order: OrderRecord, owned: OwnedCourses): OrderRecord {
  const items = order.items.map((item) =>
    suspendedBy(courseOfItem(item), owned) === undefined ? item : withGrant(item, true),
  );
  return { ...order, items };
}

/** The order whose dispute suspends a course; undefined when it is free or open. */
export function suspendedBy(courseId: number, owned: OwnedCourses): string | undefined {
  const held = owned.get(courseId);
  return held && held.endsAt !== null ? held.orderId : undefined;
}

function canReplace(courseId: number, { items }: OrderRecord): boolean {
  return items.some((item) => courseOfItem(item) === courseId && !item.isGranted);
}
