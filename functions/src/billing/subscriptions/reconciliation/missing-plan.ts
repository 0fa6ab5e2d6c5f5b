import type { SubscriptionRecord } from '#billing/billing-records.ts';
import { isOver } from './project-subscription.ts';

/**
 * Returns the plan after Stripe responded that it no longer has its subscription: it is over, its courses are closed, and the
 * learner can start another one. A refund that was requested and not made waits for an operator.
 *
 * Source: rules/money.md M31
 */
export function missingPlan(plan: SubscriptionRecord, now: Date): SubscriptionRecord {
  const isUnrefunded = plan.refundRequest !== null && plan.keptCents > 0;
  const endedAt = plan.startedAt === null ? null : (plan.endedAt ?? now.toISOString());
  return {
    ...plan,
    status: overStatusOf(plan),
    cancelAt: null,
    nextTier: null,
    unpaid: null,
    accessEndsAt: null,
    endedAt,
    isRefundFailed: plan.isRefundFailed || isUnrefunded,
    hasPayableInvoice: false,
    isMissingAtStripe: true,
  };
}

function overStatusOf(plan: SubscriptionRecord): string {
  if (isOver(plan)) return plan.status;
  return plan.startedAt === null ? 'incomplete_expired' : 'canceled';
}
