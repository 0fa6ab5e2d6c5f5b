import { courseOfItem } from '@learning/shared/domain/money/exchange';
import type { EntitlementRecord } from '#learning/learner-records.ts';
import { purchaseName } from '#table/keys.ts';
import type { OrderItem, OrderRecord } from '#billing/billing-records.ts';

/** Purchased courses of a learner by course id. Suspended ones are included, because they still count as owned. */
export type OwnedCourses = ReadonlyMap<number, EntitlementRecord>;

/** The purchased courses of a learner, with the version that guards every change of them. */
export interface PurchasedCourses {
  /** 0 before the first purchase. */
  version: number;
  owned: OwnedCourses;
}

/** The learner may use the courses of an order in one of these states. */
const WITH_ACCESS: ReadonlySet<OrderRecord['state']> = new Set(['paid', 'refund_failed']);
/** The money of an order in one of these states is ours, or disputed: it owns its courses, if only suspended. */
const OWNING: ReadonlySet<OrderRecord['state']> = new Set([...WITH_ACCESS, 'disputed']);

export function ownsCourses(order: Pick<OrderRecord, 'state'>): boolean {
  return OWNING.has(order.state);
}

export function givesAccess(order: Pick<OrderRecord, 'state'>): boolean {
  return WITH_ACCESS.has(order.state);
}

/** Returns the item with its course granted or not, and remembers that it once granted it. */
export function withGrant(item: OrderItem, isGranted: boolean): OrderItem {
  const isReleased = item.isGranted && !isGranted;
  return { ...item, isGranted, ...(isReleased ? { wasGranted: true } : {}) };
}

/** Returns the order with every course granted that no other order owns. */
export function withUnownedCourses(order: OrderRecord, owned: OwnedCourses): OrderRecord {
  if (!ownsCourses(order)) return order;
  const items = order.items.map((item) => {
    const owner = owned.get(courseOfItem(item));
    return withGrant(item, owner === undefined || owner.orderId === order.orderId);
  });
  return { ...order, items };
}

/** Returns the entitlements an order grants; none without an account. A dispute suspends them by an end in the past. */
export function entitlementsOf(order: OrderRecord): EntitlementRecord[] {
  if (!ownsCourses(order) || order.paidAt === null || order.isOfDeletedAccount) return [];
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

/** Whether the learner already has exactly this entitlement. */
export function isUpToDate(entitlement: EntitlementRecord, owned: OwnedCourses): boolean {
  const stored = owned.get(entitlement.courseIds![0]!);
  return (
    stored?.orderId === entitlement.orderId &&
    stored?.endsAt === entitlement.endsAt &&
    stored?.startedAt === entitlement.startedAt
  );
}

/** Whether the learner's entitlements from this order are exactly those it grants. */
export function areEntitlementsUpToDate(order: OrderRecord, owned: OwnedCourses): boolean {
  const expected = entitlementsOf(order);
  const stored = [...owned.values()].filter((entitlement) => entitlement.orderId === order.orderId);
  return (
    stored.length === expected.length &&
    expected.every((entitlement) => isUpToDate(entitlement, owned))
  );
}

/** Returns the courses whose certificate closes cancellation: those this order itself grants. */
export function grantedCourses(order: OrderRecord): number[] {
  return order.items.filter((item) => item.isGranted).map(courseOfItem);
}
