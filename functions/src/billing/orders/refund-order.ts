import { Failure } from '#failure.ts';
import type { TransactionPart } from '#table/table.ts';
import type { OrderRecord } from '../billing-records.ts';
import { changeOrder } from './change-order.ts';
import {
  reconcileOrder,
  type ReconcileOrderDependencies,
} from './reconciliation/reconcile-order.ts';

/** States of an order whose money is with us, so that it can go back. */
const REFUNDABLE: ReadonlySet<string> = new Set(['paid', 'refund_failed', 'quarantined']);

interface RefundOrder {
  order: OrderRecord;
  /** Written in the transaction that requests the refund. */
  audit: TransactionPart;
  now: Date;
}

/**
 * Refunds what is left of a purchase at an operator's word: outside of the learner's window, and also after a certificate was claimed, which
 * is revoked. The request is stored before Stripe is called, so that the reconciler finishes it. Source: rules/money.md M13
 *
 * @throws Failure `nothing_to_refund`; `payment_disputed`; `payment_missing`; `changed_by_operator`. PaymentProviderFailure
 */
export async function refundOrder(
  { order: before, audit, now }: RefundOrder,
  deps: ReconcileOrderDependencies,
): Promise<OrderRecord> {
  const { userId, orderId } = before;
  if (before.isMissingAtStripe) throw new Failure('payment_missing');
  if (before.state === 'disputed') throw new Failure('payment_disputed');
  if (before.state !== 'refund_requested' && before.state !== 'refunded') {
    if (!REFUNDABLE.has(before.state) || before.amountCents === 0)
      throw new Failure('nothing_to_refund');
    const purchased = await deps.orders.readPurchasedCourses(userId);
    const refundRequest = { at: now.toISOString(), reason: 'requested_by_customer' as const };
    const after: OrderRecord = { ...before, state: 'refund_requested', refundRequest };
    const change = { before, after, purchased, now, audit };
    const outcome = await changeOrder(change, deps.orders);
    if (outcome !== 'stored') throw new Failure('changed_by_operator');
  }
  return reconcileOrder({ userId, orderId, now }, deps);
}
