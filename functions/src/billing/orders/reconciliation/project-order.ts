import type { OrderState } from '@learning/shared/contract/purchases';
import { isUndecided } from '@learning/shared/domain/money/returned-money';
import type { OrderRecord } from '#billing/billing-records.ts';
import {
  givesAccess,
  withUnownedCourses,
  type OwnedCourses,
} from '../entitlements/order-entitlements.ts';
import { releaseToOthers, claimSuspended } from '../entitlements/entitlement-transfer.ts';
import type {
  DisputeSnapshot,
  PaymentSnapshot,
  RefundSnapshot,
} from '#billing/payment-provider.ts';

export interface ProjectionFacts {
  /** Bought courses of the learner, whichever order they are of. */
  owned: OwnedCourses;
  /** Orders of the learner; needed only where the payment was ever disputed. */
  others: readonly OrderRecord[];
  /** Whether our key is a live one. */
  isLive: boolean;
  now: Date;
}

/**
 * An order as Stripe's snapshot makes it. Pure and level-triggered: it follows from the order's terms and what is true now, so that
 * order, repeats and gaps of events do not matter.
 *
 * A payment that grants nothing new asks for its own refund (`refundRequest`, reason `duplicate`). One that opened a course and
 * left it to another order while it was disputed is none: what is won stays paid.
 */
export function projectOrder(
  order: OrderRecord,
  snapshot: PaymentSnapshot,
  { owned, others, isLive, now }: ProjectionFacts,
): OrderRecord {
  const linked = { ...order, paymentIntentId: snapshot.paymentIntentId };
  if (snapshot.status === 'canceled') return { ...linked, state: 'canceled' };
  if (snapshot.status !== 'succeeded') return linked;

  const { disputedAt: _, ...paid } = linked;
  const openSince = disputeOpenSince(snapshot.disputes);
  const projected: OrderRecord = {
    ...paid,
    paidAt: snapshot.charge?.createdAt ?? order.paidAt ?? now.toISOString(),
    receiptUrl: snapshot.charge?.receiptUrl ?? order.receiptUrl,
    refundedCents: sumOf(snapshot.refunds.filter((refund) => refund.status === 'succeeded')),
    quarantineReason: mismatchOf(order, snapshot, isLive),
    ...(openSince === undefined ? {} : { disputedAt: openSince }),
    state: stateOf(order, snapshot, isLive),
  };
  const granting = withUnownedCourses(projected, owned);
  const addsNothing = granting.items.every((item) => !item.isGranted && !item.wasGranted);
  if (granting.state === 'paid' && addsNothing) {
    const refundRequest = { at: now.toISOString(), reason: 'duplicate' as const };
    return { ...granting, state: 'refund_requested', refundRequest };
  }
  if (granting.state === 'disputed') {
    // The bank has the money: the dispute decides instead of the request.
    return releaseToOthers({ ...granting, refundRequest: null }, others);
  }
  return givesAccess(granting) ? claimSuspended(granting, owned) : granting;
}

/** The first that holds, most final first. */
function stateOf(order: OrderRecord, snapshot: PaymentSnapshot, isLive: boolean): OrderState {
  const { refunds, disputes, amountReceivedCents } = snapshot;
  const coversAll = (statuses: readonly string[]) =>
    amountReceivedCents > 0 &&
    sumOf(refunds.filter((refund) => statuses.includes(refund.status))) >= amountReceivedCents;
  if (coversAll(['succeeded'])) return 'refunded';
  if (mismatchOf(order, snapshot, isLive) !== null) return 'quarantined';
  if (coversAll(['succeeded', ...PENDING_REFUND])) return 'refund_requested';
  if (disputes.some((dispute) => dispute.status === 'lost')) return 'dispute_lost';
  if (disputeOpenSince(disputes) !== undefined) return 'disputed';
  if (coversAll(['succeeded', ...PENDING_REFUND, ...FAILED_REFUND])) return 'refund_failed';
  return order.refundRequest ? 'refund_requested' : 'paid';
}

const PENDING_REFUND = ['pending', 'requires_action'];
const FAILED_REFUND = ['failed', 'canceled'];

function sumOf(refunds: readonly RefundSnapshot[]): number {
  return refunds.reduce((sum, refund) => sum + refund.amountCents, 0);
}

function disputeOpenSince(disputes: readonly DisputeSnapshot[]): string | undefined {
  return disputes
    .filter(isUndecided)
    .map((dispute) => dispute.createdAt)
    .toSorted()[0];
}

/** What of the payment is not as ordered; null when all is. */
function mismatchOf(order: OrderRecord, snapshot: PaymentSnapshot, isLive: boolean): string | null {
  const different = [
    snapshot.amountReceivedCents !== order.amountCents &&
      `amount ${snapshot.amountReceivedCents} instead of ${order.amountCents}`,
    snapshot.currency !== order.currency && `currency ${snapshot.currency}`,
    snapshot.customerId !== order.customerId && 'another customer',
    snapshot.isLive !== isLive && 'another mode of Stripe',
  ].filter((one) => one !== false);
  return different.length > 0 ? different.join(', ') : null;
}

/** Whether Stripe has to be asked for the refund that the order asks for. */
export function needsRefund(
  { state, refundRequest }: OrderRecord,
  snapshot: PaymentSnapshot,
): boolean {
  if (state !== 'refund_requested' || refundRequest === null) return false;
  const onTheirWay = snapshot.refunds.filter(({ status }) => !FAILED_REFUND.includes(status));
  return sumOf(onTheirWay) < snapshot.amountReceivedCents;
}
