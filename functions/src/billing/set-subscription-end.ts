import { ApiFailure } from '../http/api-failure.ts';
import type { SubscriptionRecord } from './billing-records.ts';
import type { BillingDependencies } from './dependencies.ts';
import { isOver } from './project-subscription.ts';
import { settleSubscription, type SubscriptionDependencies } from './settle-subscription.ts';

export interface SetSubscriptionEnd {
  userId: string;
  atPeriodEnd: boolean;
  now: Date;
}

/**
 * Lets the learner's plan end with the period that is paid, or lets it go on. A repeat answers the same.
 *
 * @throws ApiFailure `subscription_not_found` when no plan runs; `write_conflict`. PaymentProviderFailure when Stripe does not
 * answer, or does not let this subscription be changed.
 */
export async function setSubscriptionEnd(
  { userId, atPeriodEnd, now }: SetSubscriptionEnd,
  deps: SubscriptionDependencies & Pick<BillingDependencies, 'provider'>,
): Promise<SubscriptionRecord> {
  const { subscriptionId, orderId } = await requireRunning({ userId, now }, deps);
  await deps.provider.setCancelAtPeriodEnd(subscriptionId, atPeriodEnd);
  return settleSubscription({ userId, orderId, now }, deps);
}

/** The learner's plan that began and is not over, as Stripe has it now. */
async function requireRunning(
  { userId, now }: { userId: string; now: Date },
  deps: SubscriptionDependencies,
): Promise<SubscriptionRecord & { subscriptionId: string }> {
  const open = await deps.subscriptions.findOpen(userId);
  const plan = open && (await settleSubscription({ userId, orderId: open.orderId, now }, deps));
  if (!plan || plan.startedAt === null || isOver(plan) || plan.subscriptionId === null) {
    throw new ApiFailure('subscription_not_found');
  }
  return { ...plan, subscriptionId: plan.subscriptionId };
}
