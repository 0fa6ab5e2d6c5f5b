import type { SubscriptionRecord } from './billing-records.ts';
import type { PaymentSummary, PaymentTruth, SubscriptionTruth } from './payment-provider.ts';
import { isOver, paymentsOf } from './project-subscription.ts';

/**
 * The payments whose money does not stay here: all of a plan that was cancelled, and of any other what came in after it was over,
 * e.g. for a last invoice that nobody closed in time.
 */
export function paymentsToReturn(
  { refundRequest }: Pick<SubscriptionRecord, 'refundRequest'>,
  truth: SubscriptionTruth,
): PaymentTruth[] {
  return refundRequest ? paymentsOf(truth) : paymentsAfterEnd(truth);
}

export function paymentsAfterEnd(truth: SubscriptionTruth): PaymentTruth[] {
  const { endedAt } = truth;
  if (!isOver(truth) || endedAt === null) return [];
  return paymentsOf(truth).filter(
    ({ charge }) => charge && Date.parse(charge.createdAt) > Date.parse(endedAt),
  );
}

/** Whether a payment was there when the plan was last held against Stripe. */
export function isKnownPayment(
  { lastPaidAt }: Pick<SubscriptionRecord, 'lastPaidAt'>,
  { charge }: Pick<PaymentSummary, 'charge'>,
): boolean {
  return charge !== null && lastPaidAt !== null && charge.createdAt <= lastPaidAt;
}
