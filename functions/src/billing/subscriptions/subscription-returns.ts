import type { SubscriptionRecord } from '../billing-records.ts';
import type { PaymentSummary, PlanPayment, SubscriptionTruth } from '../payment-provider.ts';
import { isOver } from './project-subscription.ts';
import { paymentsOf } from './subscription-periods.ts';

/** What we asked of a plan's money. */
type Asked = Pick<SubscriptionRecord, 'refundRequest' | 'returnedUntil'>;

/**
 * Whether Stripe is to end a plan, because it was cancelled or its money went back, or to close what could still be paid of one
 * that is over.
 */
export function mustEnd(
  { refundRequest, returnedUntil }: Asked,
  truth: SubscriptionTruth,
): boolean {
  if (isOver(truth)) return truth.hasPayableInvoice;
  return refundRequest !== null || returnedUntil !== null;
}

/**
 * The payments whose money does not stay here: all of a plan that was cancelled, and of any other what was paid for nothing.
 */
export function paymentsToReturn(plan: Asked, truth: SubscriptionTruth): PlanPayment[] {
  return plan.refundRequest ? paymentsOf(truth) : paymentsForNothing(plan, truth);
}

/**
 * What came in after a plan was over, e.g. for a last invoice that nobody closed in time; and what was charged for a later period
 * while it was being ended.
 */
export function paymentsForNothing(
  { returnedUntil }: Pick<SubscriptionRecord, 'returnedUntil'>,
  truth: SubscriptionTruth,
): PlanPayment[] {
  const endedAt = isOver(truth) ? truth.endedAt : null;
  return paymentsOf(truth).filter(({ charge, periodEnd }) => {
    if (!charge) return false;
    const isLate = endedAt !== null && Date.parse(charge.createdAt) > Date.parse(endedAt);
    return isLate || (returnedUntil !== null && periodEnd > returnedUntil);
  });
}

/** Whether a payment was there when the plan was last held against Stripe. */
export function isKnownPayment(
  { lastPaidAt }: Pick<SubscriptionRecord, 'lastPaidAt'>,
  { charge }: Pick<PaymentSummary, 'charge'>,
): boolean {
  return charge !== null && lastPaidAt !== null && charge.createdAt <= lastPaidAt;
}
