import { isDeepStrictEqual } from 'node:util';
import { retryOnConflict } from '#table/retry-on-conflict.ts';
import { Failure } from '#failure.ts';
import type { OrderRecord } from '#billing/billing-records.ts';
import type { BillingDependencies } from '#billing/dependencies.ts';
import { changeOrder } from '../change-order.ts';
import { areEntitlementsUpToDate } from '../entitlements/order-entitlements.ts';
import { findOrderPayment, isAbandoned, isConfirmable } from './order-payment.ts';
import type { PaymentSnapshot } from '#billing/payment-provider.ts';
import { needsRefund, projectOrder } from './project-order.ts';

export interface ReconcileOrder {
  userId: string;
  orderId: string;
  /** Stripe's event that made us look; remembered with its effect. */
  eventId?: string | undefined;
  now: Date;
}

export type ReconcileOrderDependencies = Pick<BillingDependencies, 'orders' | 'provider' | 'count'>;

/**
 * Brings an order, and what it grants, to what Stripe says now. The one core behind webhook, reconciler, checkout and
 * cancellation; safe to repeat at any time, in any order, and to break off anywhere. It also executes the refund that an order
 * asks for, and closes a checkout that was abandoned.
 *
 * The order and the grants are read before Stripe is: a slow reader with an old answer loses against whoever was faster.
 *
 * @throws Failure `order_not_found`; `write_conflict`. PaymentProviderFailure when Stripe does not answer.
 */
export async function reconcileOrder(
  { userId, orderId, eventId, now }: ReconcileOrder,
  { orders, provider, count }: ReconcileOrderDependencies,
): Promise<OrderRecord> {
  let unseenEventId = eventId;
  let isRefundAsked = false;
  return retryOnConflict(async () => {
    const before = await orders.find(userId, orderId);
    if (!before) throw new Failure('order_not_found');
    const purchased = await orders.readPurchasedCourses(userId);
    const snapshot = await readSnapshot(before, provider, now);
    const { owned } = purchased;
    // The version of the grants refuses the write when one of them has changed since it was read.
    const others = snapshot && snapshot.disputes.length > 0 ? await orders.list(userId) : [];
    const after = snapshot
      ? projectOrder(before, snapshot, { owned, others, isLive: provider.isLive, now })
      : withoutPayment(before, now);

    const mustRefund = snapshot !== undefined && !isRefundAsked && needsRefund(after, snapshot);
    // An event counts as worked in only once nothing is left to do.
    const event = mustRefund ? undefined : unseenEventId;
    const isChanged = !isDeepStrictEqual(before, after) || !areEntitlementsUpToDate(after, owned);
    const isWritten = isChanged || (event !== undefined && mayComeBack(snapshot));
    if (isWritten) {
      const outcome = await changeOrder({ before, after, purchased, now, eventId: event }, orders);
      if (outcome === 'event_seen') unseenEventId = undefined;
      if (outcome !== 'stored') return undefined;
      countProblems(before, after, count);
    } else if (event !== undefined) {
      await orders.rememberEvent(event, now);
    }
    if (!mustRefund) return isWritten ? { ...after, version: before.version + 1 } : after;

    await provider.refundPayment(snapshot.paymentIntentId, orderId, after.refundRequest!.reason);
    isRefundAsked = true;
    // Once more from the start, for what became of it.
    return undefined;
  });
}

async function readSnapshot(
  order: OrderRecord,
  provider: ReconcileOrderDependencies['provider'],
  now: Date,
): Promise<PaymentSnapshot | undefined> {
  const snapshot = await findOrderPayment(order, provider);
  if (!snapshot || !isAbandoned(order, now) || !isConfirmable(snapshot)) return snapshot;
  await provider.cancelPayment(snapshot.paymentIntentId);
  return provider.readPayment(snapshot.paymentIntentId);
}

/** An order that Stripe never heard of waits for its checkout to come back, as long as that may be. */
function withoutPayment(order: OrderRecord, now: Date): OrderRecord {
  return isAbandoned(order, now) ? { ...order, state: 'canceled' } : order;
}

/**
 * Whether the payment may be again what it was before: a dispute won and another one opened. Then the version has to grow with
 * each event, even one that changes nothing: a slow reader who saw what was in between would overwrite it.
 */
function mayComeBack(snapshot: PaymentSnapshot | undefined): boolean {
  return snapshot !== undefined && snapshot.disputes.length + snapshot.refunds.length > 0;
}

function countProblems(
  before: OrderRecord,
  after: OrderRecord,
  count: ReconcileOrderDependencies['count'],
): void {
  if (before.state === after.state) return;
  if (after.state === 'quarantined') count('PaymentsQuarantined');
  if (after.state === 'refund_failed') count('RefundsFailed');
}
