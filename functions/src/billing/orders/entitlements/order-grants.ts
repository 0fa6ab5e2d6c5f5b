import { courseOfItem } from '@learning/shared/domain/money/exchange';
import type { EntitlementRecord } from '#learning/learner-records.ts';
import { purchaseName } from '#table/keys.ts';
import type { OrderItem, OrderRecord } from '#billing/billing-records.ts';

/** Bought courses of a learner by course id, the suspended ones too: they count as owned. */
export type OwnedCourses = ReadonlyMap<number, EntitlementRecord>;

/** What all orders of a learner grant, as read in one moment. */
export interface LearnerGrants {
  /** Of the item that every change of the grants is conditioned on; 0 before the first. */
  version: number;
  owned: OwnedCourses;
}

/** Orders in these states open courses, or would if no other order did. */
const OPENING: ReadonlySet<OrderRecord['state']> = new Set(['paid', 'refund_failed']);
/** Of these the money is here: they own courses, be they suspended. */
const GRANTING: ReadonlySet<OrderRecord['state']> = new Set([...OPENING, 'disputed']);

export function isGranting(order: Pick<OrderRecord, 'state'>): boolean {
  return GRANTING.has(order.state);
}

/** Whether the learner may use what the order grants. */
export function isOpening(order: Pick<OrderRecord, 'state'>): boolean {
  return OPENING.has(order.state);
}

/** An item that grants its course from now on, or does not any more. */
export function withGrant(item: OrderItem, isGranted: boolean): OrderItem {
  const isLeft = item.isGranted && !isGranted;
  return { ...item, isGranted, ...(isLeft ? { wasGranted: true } : {}) };
}

/** The order as it takes what no other order has; a course that is owned otherwise stays with that order. */
export function withFreeCourses(order: OrderRecord, owned: OwnedCourses): OrderRecord {
  if (!isGranting(order)) return order;
  const items = order.items.map((item) => {
    const owner = owned.get(courseOfItem(item));
    return withGrant(item, owner === undefined || owner.orderId === order.orderId);
  });
  return { ...order, items };
}

/** What an order gives the learner now; follows from the order alone. */
export function grantsOf(order: OrderRecord): EntitlementRecord[] {
  if (!isGranting(order) || order.paidAt === null) return [];
  const { orderId, paidAt, state, disputedAt } = order;
  const endsAt = state === 'disputed' ? (disputedAt ?? paidAt) : null;
  return order.items
    .filter((item) => item.isGranted)
    .map((item) => ({
      entity: 'entitlement',
      name: purchaseName(courseOfItem(item)),
      kind: 'purchase',
      courseIds: [courseOfItem(item)],
      startedAt: item.exchangedFor?.at ?? paidAt,
      endsAt,
      orderId,
    }));
}

/** Whether the learner has a grant exactly as it should be. */
export function isHeld(grant: EntitlementRecord, owned: OwnedCourses): boolean {
  const held = owned.get(grant.courseIds![0]!);
  return (
    held?.orderId === grant.orderId &&
    held?.endsAt === grant.endsAt &&
    held?.startedAt === grant.startedAt
  );
}

/** Whether the learner's entitlements are what the order grants, no less and no more. */
export function hasGrants(order: OrderRecord, owned: OwnedCourses): boolean {
  const grants = grantsOf(order);
  const held = [...owned.values()].filter((one) => one.orderId === order.orderId);
  return held.length === grants.length && grants.every((grant) => isHeld(grant, owned));
}

/** Courses whose certificate ends cancellation: those the order itself opens. */
export function grantedCourses(order: OrderRecord): number[] {
  return order.items.filter((item) => item.isGranted).map(courseOfItem);
}
