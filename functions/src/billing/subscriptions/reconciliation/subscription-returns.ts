import type { SubscriptionRecord } from '#billing/billing-records.ts';
import type {
  PaymentSummary,
  PlanPayment,
  SubscriptionSnapshot,
} from '#billing/payment-provider.ts';
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
  snapshot: SubscriptionSnapshot,
): boolean {
  if (isOver(snapshot)) return snapshot.hasPayableInvoice;
  return refundRequest !== null || returnedUntil !== null;
}

/**
 * The payments whose money does not stay here: all of a plan that was cancelled, and of any other what was paid for nothing.
 */
export function paymentsToReturn(plan: Asked, snapshot: SubscriptionSnapshot): PlanPayment[] {
  return plan.refundRequest ? paymentsOf(snapshot) : paymentsForNothing(plan, snapshot);
}

/**
 * What came in after a plan was over, e.g. for a last invoice that nobody closed in time; and what was charged for a later period
 * while it was being ended.
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

/** Whether a payment was there when the plan was last held against Stripe. */
export function isKnownPayment(
  { lastPaidAt }: Pick<SubscriptionRecord, 'lastPaidAt'>,
  { charge }: Pick<PaymentSummary, 'charge'>,
): boolean {
  return charge !== null && lastPaidAt !== null && charge.createdAt <= lastPaidAt;
}
