import { affectsOtherOrders, entitlementChanges } from './entitlements/entitlement-changes.ts';
import type { PurchasedCourses } from './entitlements/order-entitlements.ts';
import type { OrderChange, OrderOutcome, OrderRepository } from './order-repository.ts';

export interface ChangeOrder extends Omit<OrderChange, 'entitlements' | 'purchasesVersion'> {
  /** As read before the change was computed. */
  purchased: PurchasedCourses;
}

/**
 * Stores a changed order together with everything that follows from it: the learner's entitlements, and the other orders that
 * take over or release a course.
 *
 * @returns `conflict`: read again and retry. `event_seen`: retry without the event.
 */
export async function changeOrder(
  { purchased, ...change }: ChangeOrder,
  orders: Pick<OrderRepository, 'list' | 'change'>,
): Promise<OrderOutcome> {
  const { userId, orderId } = change.after;
  const { owned, version } = purchased;
  const others = affectsOtherOrders(change.after, owned)
    ? (await orders.list(userId)).filter((order) => order.orderId !== orderId)
    : [];
  const entitlements = entitlementChanges(change.after, owned, others);
  return orders.change({ ...change, entitlements, purchasesVersion: version });
}
