import type { OrderRecord } from '#billing/billing-records.ts';
import type { BillingDependencies } from '#billing/dependencies.ts';
import { findOrderPayment } from './order-payment.ts';

type Terms = Pick<OrderRecord, 'sku' | 'items'>;

/** Returns the open orders of other products that share a course, such as the bundle of a course. */
export function overlappingOrders(orders: readonly OrderRecord[], { sku, items }: Terms) {
  const courseIds = new Set(items.map(({ courseId }) => courseId));
  return orders.filter(
    (order) =>
      order.state === 'open' &&
      order.sku !== sku &&
      order.items.some(({ courseId }) => courseIds.has(courseId)),
  );
}

/**
 * Finds the learner's overlapping orders that were paid before this one, although no event has said so yet. They own the courses, whichever
 * event comes first. Source: rules/money.md M8
 */
export async function ordersPaidBefore(
  order: OrderRecord,
  chargedAt: string,
  { orders, provider }: Pick<BillingDependencies, 'orders' | 'provider'>,
): Promise<OrderRecord[]> {
  const found: OrderRecord[] = [];
  for (const other of overlappingOrders(await orders.list(order.userId), order)) {
    // One whose payment cannot be read is left to its own reconciliation.
    const payment = await findOrderPayment(other, provider).catch(() => undefined);
    // The charge of a debit is older than its money, so that a debit whose event is missing comes after what is known.
    if (!payment?.charge || payment.charge.isDelayed) continue;
    if (payment.charge.createdAt < chargedAt) found.push(other);
  }
  return found;
}
