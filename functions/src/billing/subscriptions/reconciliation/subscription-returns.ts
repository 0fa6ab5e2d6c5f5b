import type { SubscriptionRecord } from '#billing/billing-records.ts';
import type {
  PaymentSummary,
  PlanPayment,
  SubscriptionSnapshot,
} from '#billing/payment-provider.ts';
import { isOver } from './project-subscription.ts';
import { paymentsOf } from './subscription-periods.ts';

/** The refunds requested for a plan. */
type RefundRequests = Pick<SubscriptionRecord, 'refundRequest' | 'returnedUntil'>;

/**
 * Returns whether Stripe must cancel the plan (canceled here, or its money returned), or close the open invoice of an ended one.
 */
export function mustEnd(
  { refundRequest, returnedUntil }: RefundRequests,
  snapshot: SubscriptionSnapshot,
): boolean {
  if (isOver(snapshot)) return snapshot.hasPayableInvoice;
  return refundRequest !== null || returnedUntil !== null;
}

/**
 * Returns the payments to refund: all of a canceled plan, and of any other plan those that bought nothing.
 */
export function paymentsToReturn(
  plan: RefundRequests,
  snapshot: SubscriptionSnapshot,
): PlanPayment[] {
  return plan.refundRequest ? paymentsOf(snapshot) : paymentsForNothing(plan, snapshot);
}

/**
 * Returns payments that bought nothing: paid after the plan ended (for example a last invoice not closed in time), or charged for
 * a later period while it was being canceled.
 */
export function paymentsForNothing(
  { returnedUntil }: Pick<SubscriptionRecord, 'returnedUntil'>,
  snapshot: SubscriptionSnapshot,
): PlanPayment[] {
  const endedAt = isOver(snapshot) ? snapshot.endedAt : null;
  return paymentsOf(snapshot).filter(({ charge, periodEnd }) => {
    if (!charge) return false;
    const isLate = endedAt !== null && Date.parse(charge.createdAt) > Date.parse(endedAt);
    return isLate || (returnedUntil !== null && periodEnd > returnedUntil);
  });
}

/** Returns whether a payment was already known when the plan was last reconciled. */
export function isKnownPayment(
  { lastPaidAt }: Pick<SubscriptionRecord, 'lastPaidAt'>,
  { charge }: Pick<PaymentSummary, 'charge'>,
): boolean {
  return charge !== null && lastPaidAt !== null && charge.createdAt <= lastPaidAt;
}
