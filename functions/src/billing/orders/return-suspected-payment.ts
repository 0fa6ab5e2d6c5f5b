import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { OrderRecord } from '../billing-records.ts';
import { changeOrder } from './change-order.ts';
import {
  reconcileOrder,
  type ReconcileOrderDependencies,
} from './reconciliation/reconcile-order.ts';

interface ReturnSuspectedPayment {
  userId: string;
  orderId: string;
  now: Date;
}

/**
 * Refunds a purchase in full that the card network reports as fraudulent, and ends its access, before the cardholder disputes it. One that is
 * returned, disputed or quarantined already stays as it is. Safe to repeat.
 *
 * Source: rules/money.md M41
 *
 * @throws Failure `order_not_found`; `write_conflict`. PaymentProviderFailure when Stripe does not respond.
 */
export async function returnSuspectedPayment(
  command: ReturnSuspectedPayment,
  deps: ReconcileOrderDependencies,
): Promise<OrderRecord> {
  const order = await reconcileOrder(command, deps);
  if (order.state !== 'paid') return order;
  await retryOnConflict(() => markForRefund(command, deps));
  return reconcileOrder(command, deps);
}

async function markForRefund(
  { userId, orderId, now }: ReturnSuspectedPayment,
  { orders }: ReconcileOrderDependencies,
): Promise<'marked' | typeof CONFLICT> {
  const before = await orders.find(userId, orderId);
  if (before?.state !== 'paid' || before.isMissingAtStripe) return 'marked';
  const purchased = await orders.readPurchasedCourses(userId);
  const refundRequest = { at: now.toISOString(), reason: 'fraudulent' as const };
  const after: OrderRecord = { ...before, state: 'refund_requested', refundRequest };
  const outcome = await changeOrder({ before, after, purchased, now }, orders);
  return outcome === 'stored' ? 'marked' : CONFLICT;
}
