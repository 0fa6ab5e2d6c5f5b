import type { OrderState } from '@learning/shared/contract/purchases';
import { isUndecided, preventedCents } from '@learning/shared/domain/money/returned-money';
import type { OrderRecord } from '#billing/billing-records.ts';
import type {
  DisputeSnapshot,
  PaymentSnapshot,
  RefundSnapshot,
} from '#billing/payment-provider.ts';
import { claimSuspended, releaseToOthers } from '../entitlements/entitlement-transfer.ts';
import {
  givesAccess,
  withUnownedCourses,
  type OwnedCourses,
} from '../entitlements/order-entitlements.ts';

export interface ProjectionFacts {
  /** The learner's purchased courses, from any order. */
  owned: OwnedCourses;
  /** The learner's orders; needed only when the payment was ever disputed. */
  others: readonly OrderRecord[];
  /** Whether our Stripe account is in live mode. */
  isLive: boolean;
  now: Date;
}

/**
 * Returns the order that follows from its terms and a payment snapshot. Pure: the result depends on the current state only, so
 * the order, repetition and loss of events do not matter.
 *
 * A payment that grants nothing new requests its own refund (reason `duplicate`). An order that once granted a course and released
 * it to another order during a dispute is not a duplicate: if the dispute is won, it stays paid.
 *
 * Source: rules/money.md M2, M8, M15, M16, M23, M35
 */
export function projectOrder(
  order: OrderRecord,
  snapshot: PaymentSnapshot,
  { owned, others, isLive, now }: ProjectionFacts,
): OrderRecord {
  const { isMissingAtStripe: _missing, isProcessing: _processing, ...known } = order;
  const linked = { ...known, paymentIntentId: snapshot.paymentIntentId };
  if (snapshot.status === 'processing') return { ...linked, isProcessing: true };
  if (snapshot.status === 'canceled') return { ...linked, state: 'canceled' };
  if (snapshot.status !== 'succeeded') return linked;

  const { disputedAt: _, ...paid } = linked;
  const disputedAt = firstOpenDispute(snapshot.disputes);
  const projected: OrderRecord = {
    ...paid,
    paidAt: paidAtOf(order, snapshot, now),
    receiptUrl: snapshot.charge?.receiptUrl ?? order.receiptUrl,
    refundedCents: returnedCents(snapshot),
    quarantineReason: mismatchOf(order, snapshot, isLive),
    ...(disputedAt === undefined ? {} : { disputedAt }),
    state: stateOf(order, snapshot, isLive),
  };
  const granting = withUnownedCourses(projected, owned);
  const addsNothing = granting.items.every((item) => !item.isGranted && !item.wasGranted);
  if (granting.state === 'paid' && addsNothing) {
    const refundRequest = { at: now.toISOString(), reason: 'duplicate' as const };
    return { ...granting, state: 'refund_requested', refundRequest };
  }
  if (granting.state === 'disputed') {
    // The bank has the money, so its decision replaces our refund request.
    return releaseToOthers({ ...granting, refundRequest: null }, others);
  }
  return givesAccess(granting) ? claimSuspended(granting, owned) : granting;
}

/** Returns when the money arrived. Of a bank debit Stripe says only when it began, so the windows begin when we learn of its end. */
function paidAtOf({ paidAt }: OrderRecord, { charge }: PaymentSnapshot, now: Date): string {
  const chargedAt = charge?.isDelayed ? null : charge?.createdAt;
  return chargedAt ?? paidAt ?? now.toISOString();
}

/** Returns the first state that applies, the most final ones first. */
function stateOf(order: OrderRecord, snapshot: PaymentSnapshot, isLive: boolean): OrderState {
  const { refunds, disputes, amountReceivedCents } = snapshot;
  const coversAll = (statuses: readonly string[]) =>
    amountReceivedCents > 0 &&
    sumOf(refunds.filter((refund) => statuses.includes(refund.status))) >= amountReceivedCents;
  if (coversAll(['succeeded'])) return 'refunded';
  if (mismatchOf(order, snapshot, isLive) !== null) return 'quarantined';
  if (coversAll(['succeeded', ...PENDING_REFUND])) return 'refund_requested';
  if (disputes.some((dispute) => dispute.status === 'lost')) return 'dispute_lost';
  if (isPreventedInFull(snapshot)) return 'dispute_lost';
  if (firstOpenDispute(disputes) !== undefined) return 'disputed';
  if (coversAll(['succeeded', ...PENDING_REFUND, ...FAILED_REFUND])) return 'refund_failed';
  return order.refundRequest ? 'refund_requested' : 'paid';
}

/** Returns the cents that went back to the learner, by refunds or prevented disputes. */
function returnedCents({ refunds, disputes, amountReceivedCents }: PaymentSnapshot): number {
  const succeeded = sumOf(refunds.filter((refund) => refund.status === 'succeeded'));
  return Math.min(succeeded + preventedCents(disputes), amountReceivedCents);
}

/** Whether the card network returned what was not refunded. */
function isPreventedInFull(snapshot: PaymentSnapshot): boolean {
  return (
    preventedCents(snapshot.disputes) > 0 && returnedCents(snapshot) >= snapshot.amountReceivedCents
  );
}

const PENDING_REFUND = ['pending', 'requires_action'];
const FAILED_REFUND = ['failed', 'canceled'];

function sumOf(refunds: readonly RefundSnapshot[]): number {
  return refunds.reduce((sum, refund) => sum + refund.amountCents, 0);
}

/** Returns when the earliest undecided dispute was opened. */
function firstOpenDispute(disputes: readonly DisputeSnapshot[]): string | undefined {
  return disputes
    .filter(isUndecided)
    .map((dispute) => dispute.createdAt)
    .toSorted()[0];
}

/** Describes how the payment differs from the order; null when it does not. */
function mismatchOf(order: OrderRecord, snapshot: PaymentSnapshot, isLive: boolean): string | null {
  const differences = [
    snapshot.amountReceivedCents !== order.amountCents &&
      `amount ${snapshot.amountReceivedCents} instead of ${order.amountCents}`,
    snapshot.currency !== order.currency && `currency ${snapshot.currency}`,
    snapshot.customerId !== order.customerId && 'another customer',
    snapshot.isLive !== isLive && 'another mode of Stripe',
  ].filter((difference) => difference !== false);
  return differences.length > 0 ? differences.join(', ') : null;
}

/** Whether the refund that an order requests still has to be requested from Stripe. */
export function needsRefund(
  { state, refundRequest }: OrderRecord,
  snapshot: PaymentSnapshot,
): boolean {
  if (state !== 'refund_requested' || refundRequest === null) return false;
  const underWay = snapshot.refunds.filter(({ status }) => !FAILED_REFUND.includes(status));
  return sumOf(underWay) < snapshot.amountReceivedCents;
}
