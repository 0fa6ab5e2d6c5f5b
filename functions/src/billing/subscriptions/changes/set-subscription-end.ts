import { retryOnConflict } from '#table/retry-on-conflict.ts';
import { Failure } from '#failure.ts';
import type { SubscriptionRecord } from '#billing/billing-records.ts';
import type { BillingDependencies } from '#billing/dependencies.ts';
import { isPeriodPaid } from '../present-subscription.ts';
import { isOver } from '../reconciliation/project-subscription.ts';
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
 * Lets the learner's plan end with the period that is paid, or lets it go on. Where that period is over, because the next one was
 * not paid, the plan ends at once, and nothing more is charged. A repeat answers the same while a plan runs.
 *
 * @throws Failure `subscription_not_found` when no plan runs; `write_conflict`. PaymentProviderFailure when Stripe does not
 * answer, or does not let this subscription be changed.
 */
export async function setSubscriptionEnd(
  { userId, atPeriodEnd, now }: SetSubscriptionEnd,
  deps: SubscriptionDependencies & Pick<BillingDependencies, 'provider'>,
): Promise<SubscriptionRecord> {
  return retryOnConflict(async () => {
    const plan = await requireRunning({ userId, now }, deps);
    if (!atPeriodEnd || !isOwed(plan)) {
      await deps.provider.setCancelAtPeriodEnd(plan.subscriptionId, atPeriodEnd);
    } else if (!(await markForEnd(plan, now, deps))) {
      // What came in between may have been the payment.
      return undefined;
    }
    return reconcileSubscription({ userId, orderId: plan.orderId, now }, deps);
  });
}

/** The learner's plan that began and is not over, as Stripe has it now. */
async function requireRunning(
  { userId, now }: { userId: string; now: Date },
  deps: SubscriptionDependencies,
): Promise<SubscriptionRecord & { subscriptionId: string }> {
  const open = await deps.subscriptions.findOpen(userId);
  const plan = open && (await reconcileSubscription({ userId, orderId: open.orderId, now }, deps));
  if (!plan || plan.startedAt === null || isOver(plan) || plan.subscriptionId === null) {
    throw new Failure('subscription_not_found');
  }
  return { ...plan, subscriptionId: plan.subscriptionId };
}

function isOwed(plan: SubscriptionRecord): boolean {
  return ['past_due', 'unpaid'].includes(plan.status) && !isPeriodPaid(plan);
}

/** On record before Stripe is asked: should the card be charged at this very moment, the money goes back. */
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
