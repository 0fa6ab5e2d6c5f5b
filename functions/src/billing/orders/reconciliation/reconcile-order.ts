import { isDeepStrictEqual } from 'node:util';
import type { OrderRecord } from '#billing/billing-records.ts';
import type { BillingDependencies } from '#billing/dependencies.ts';
import { MissingAtStripe, type PaymentSnapshot } from '#billing/payment-provider.ts';
import { Failure } from '#failure.ts';
import { CONFLICT, retryOnConflict, START_OVER } from '#table/retry-on-conflict.ts';
import { changeOrder } from '../change-order.ts';
import { areEntitlementsUpToDate } from '../entitlements/order-entitlements.ts';
import {
  findOrderPayment,
  isAbandoned,
  isConfirmable,
  conflictIfIdempotencyKeyInUse,
} from './order-payment.ts';
import { ordersPaidBefore } from './overlapping-orders.ts';
import { withoutPaymentAtStripe } from './order-without-payment.ts';
import { needsRefund, projectOrder } from './project-order.ts';

export interface ReconcileOrder {
  userId: string;
  orderId: string;
  /** The Stripe event to store as processed together with its effect. */
  eventId?: string | undefined;
  now: Date;
}

export type ReconcileOrderDependencies = Pick<
  BillingDependencies,
  'orders' | 'events' | 'provider' | 'count'
>;

/**
 * Brings an order and its entitlements in line with Stripe's current state, requests the refund that the order needs, and closes
 * an abandoned checkout. Webhook, reconciler, checkout and cancellation all use it: it is safe to repeat, in any order, and to
 * interrupt anywhere.
 *
 * Reads our records before Stripe: a slow caller with an old snapshot then loses the conditional write.
 * Source: shared/decisions/016-records-follow-stripe.md
 *
 * @throws Failure `order_not_found`; `write_conflict`. PaymentProviderFailure when Stripe does not respond.
 */
export async function reconcileOrder(
  { userId, orderId, eventId, now }: ReconcileOrder,
  { orders, events, provider, count }: ReconcileOrderDependencies,
): Promise<OrderRecord> {
  let unseenEventId = eventId;
  let isRefundRequested = false;
  return retryOnConflict(async () => {
    const before = await orders.find(userId, orderId);
    if (!before) throw new Failure('order_not_found');
    const purchased = await orders.readPurchasedCourses(userId);
    const snapshot = await readSnapshot(before, provider, now);
    const chargedAt = before.paidAt === null ? arrivalOf(snapshot, now) : undefined;
    const earlier =
      chargedAt === undefined
        ? []
        : await ordersPaidBefore(before, chargedAt, { orders, provider });
    for (const other of earlier) {
      await reconcileOrder(
        { userId, orderId: other.orderId, now },
        { orders, events, provider, count },
      );
    }
    if (earlier.length > 0) return START_OVER;
    const { owned } = purchased;
    // Other orders may change after this read; the version of the purchased courses then refuses the write.
    const others = snapshot?.disputes.length ? await orders.list(userId) : [];
    const after =
      snapshot === null
        ? withoutPaymentAtStripe(before)
        : snapshot
          ? projectOrder(before, snapshot, { owned, others, isLive: provider.isLive, now })
          : withoutPayment(before, now);

    const mustRefund = snapshot ? !isRefundRequested && needsRefund(after, snapshot) : false;
    // An event counts as processed only when nothing is left to do.
    const event = mustRefund ? undefined : unseenEventId;
    const isChanged = !isDeepStrictEqual(before, after) || !areEntitlementsUpToDate(after, owned);
    const isWritten = isChanged || (event !== undefined && canReturnToEarlierState(snapshot));
    if (isWritten) {
      const change = { before, after, purchased, now, eventId: event };
      const outcome = await changeOrder(change, orders);
      if (outcome === 'event_seen') unseenEventId = undefined;
      if (outcome !== 'stored') return CONFLICT;
      countProblems(before, after, count);
    } else if (event !== undefined) {
      await events.save(event, now);
    }
    if (!snapshot || !mustRefund)
      return isWritten ? { ...after, version: before.version + 1 } : after;

    const { reason } = after.refundRequest!;
    const refund = provider.refundPayment(snapshot.paymentIntentId, orderId, reason);
    // While another call is creating the same refund, the next attempt finds it or requests it again.
    isRefundRequested = (await conflictIfIdempotencyKeyInUse(refund)) !== CONFLICT;
    // The next attempt records the refund's result.
    return START_OVER;
  });
}

/**
 * Reads the order's payment, and cancels it first if the checkout is abandoned.
 *
 * @returns undefined when there is none yet, null when Stripe no longer has it
 */
async function readSnapshot(
  order: OrderRecord,
  provider: ReconcileOrderDependencies['provider'],
  now: Date,
): Promise<PaymentSnapshot | undefined | null> {
  const snapshot = await findOrderPayment(order, provider).catch(nullIfMissing);
  if (!snapshot || !isAbandoned(order, now) || !isConfirmable(snapshot)) return snapshot;
  await provider.cancelPayment(snapshot.paymentIntentId);
  return provider.readPayment(snapshot.paymentIntentId);
}

/** Returns when the money arrived; undefined when it has not. The charge of a bank debit is days older than its money. */
function arrivalOf(snapshot: PaymentSnapshot | undefined | null, now: Date): string | undefined {
  const charge = snapshot?.charge;
  return charge?.isDelayed ? now.toISOString() : charge?.createdAt;
}

function nullIfMissing(error: unknown): null {
  if (error instanceof MissingAtStripe) return null;
  throw error;
}

/** An order without a payment at Stripe waits for its checkout to continue until it is abandoned. */
function withoutPayment(order: OrderRecord, now: Date): OrderRecord {
  return isAbandoned(order, now) ? { ...order, state: 'canceled' } : order;
}

/**
 * Whether the payment can return to a state it had before, e.g. when a dispute is won and another one opened. Every event must
 * then increase the version, even one that changes nothing, or a slow caller could overwrite the order with the state between.
 */
function canReturnToEarlierState(snapshot: PaymentSnapshot | undefined | null): boolean {
  return snapshot ? snapshot.disputes.length + snapshot.refunds.length > 0 : false;
}

function countProblems(
  before: OrderRecord,
  after: OrderRecord,
  count: ReconcileOrderDependencies['count'],
): void {
  if (!before.isMissingAtStripe && after.isMissingAtStripe) count('MissingAtStripe');
  if (before.state === after.state) return;
  if (after.state === 'quarantined') count('PaymentsQuarantined');
  if (after.state === 'refund_failed') count('RefundsFailed');
}
