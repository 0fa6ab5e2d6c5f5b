import { Failure } from '#failure.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { OrderRecord } from '../billing-records.ts';
import type { BillingRepositories } from '../dependencies.ts';
import { changeOrder } from './change-order.ts';
import { givesAccess, withUnownedCourses } from './entitlements/order-entitlements.ts';

interface CompleteFreeOrder {
  userId: string;
  orderId: string;
  now: Date;
}

/**
 * Completes an order of which a promotion code leaves nothing to pay: there is no payment at Stripe, access begins at once, and the reconciler
 * makes its invoice over nothing. A repeat returns the order unchanged. Source: rules/money.md M51
 *
 * @throws Failure `order_not_found`, also for an order that costs something or was closed; `already_owned`; `write_conflict`
 */
export async function completeFreeOrder(
  { userId, orderId, now }: CompleteFreeOrder,
  { orders }: Pick<BillingRepositories, 'orders'>,
): Promise<OrderRecord> {
  return retryOnConflict(async () => {
    const purchased = await orders.readPurchasedCourses(userId);
    const before = await orders.find(userId, orderId);
    if (!before || before.amountCents > 0) throw new Failure('order_not_found');
    if (givesAccess(before)) return before;
    if (before.state !== 'open') throw new Failure('order_not_found');
    const paid: OrderRecord = {
      ...before,
      state: 'paid',
      paidAt: now.toISOString(),
      awaitsInvoice: true,
    };
    const after = withUnownedCourses(paid, purchased.owned);
    if (after.items.every((item) => !item.isGranted)) {
      const canceled: OrderRecord = { ...before, state: 'canceled' };
      const outcome = await changeOrder({ before, after: canceled, purchased, now }, orders);
      if (outcome !== 'stored') return CONFLICT;
      throw new Failure('already_owned');
    }
    const outcome = await changeOrder({ before, after, purchased, now }, orders);
    return outcome === 'stored' ? { ...after, version: before.version + 1 } : CONFLICT;
  });
}
