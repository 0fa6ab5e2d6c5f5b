import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { Failure } from '#failure.ts';
import type { SubscriptionRecord } from '#billing/billing-records.ts';
import type { BillingDependencies } from '#billing/dependencies.ts';
import { isPeriodPaid } from '../present-subscription.ts';
import { findRunningPlan } from '../reconciliation/running-plan.ts';
import {
  reconcileSubscription,
  type SubscriptionDependencies,
} from '../reconciliation/reconcile-subscription.ts';

export interface SetSubscriptionEnd {
  userId: string;
  atPeriodEnd: boolean;
  now: Date;
}

/**
 * Sets the learner's plan to end with the paid period, or resumes it. When that period is already over because the renewal was
 * not paid, the plan ends at once and nothing more is charged. Idempotent while a plan is active.
 *
 * @throws Failure `subscription_not_found` without an active plan; `write_conflict`. PaymentProviderFailure when Stripe does not
 * response or refuses to change this subscription.
 */
export async function setSubscriptionEnd(
  { userId, atPeriodEnd, now }: SetSubscriptionEnd,
  deps: SubscriptionDependencies & Pick<BillingDependencies, 'provider'>,
): Promise<SubscriptionRecord> {
  return retryOnConflict(async () => {
    const running = await findRunningPlan({ userId, now }, deps);
    if (!running) throw new Failure('subscription_not_found');
    const { plan } = running;
    if (plan.contract) throw new Failure('plan_by_contract');
    if (!atPeriodEnd || !isOwed(plan)) {
      await deps.provider.setCancelAtPeriodEnd(plan.subscriptionId, atPeriodEnd);
    } else if (!(await markForEnd(plan, now, deps))) {
      // The conflicting write may have been the payment.
      return CONFLICT;
    }
    return reconcileSubscription({ userId, orderId: plan.orderId, now }, deps);
  });
}

function isOwed(plan: SubscriptionRecord): boolean {
  return ['past_due', 'unpaid'].includes(plan.status) && !isPeriodPaid(plan);
}

/** Records the end before Stripe is called, so that a charge at this moment is refunded. */
async function markForEnd(
  plan: SubscriptionRecord,
  now: Date,
  { subscriptions }: SubscriptionDependencies,
): Promise<boolean> {
  const after = { ...plan, returnedUntil: plan.paidUntil ?? plan.currentPeriodStart };
  return (
    (await subscriptions.change({ before: plan, after, isUnreconciled: true, now })) === 'stored'
  );
}
