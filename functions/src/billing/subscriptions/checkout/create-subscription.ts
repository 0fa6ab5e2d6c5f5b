import { Failure } from '#failure.ts';
import type { SubscriptionRecord } from '#billing/billing-records.ts';
import type { BillingDependencies } from '#billing/dependencies.ts';
import { undefinedIfIdempotencyKeyInUse } from '#billing/orders/reconciliation/order-payment.ts';
import { PaymentProviderFailure } from '#billing/payment-provider.ts';
import { findSoldTier, priceOf, type SoldTier } from './sold-tiers.ts';

type Dependencies = Pick<
  BillingDependencies,
  'catalog' | 'subscriptions' | 'customers' | 'provider' | 'count'
>;

/**
 * Has Stripe make a plan that was placed. Of its own tier, also when another one was chosen since: what an earlier call may have
 * made is then known, and can be ended. A plan that Stripe cannot make any more, because its tier is not sold at its price or its
 * customer was deleted, makes room for another one.
 *
 * @param chosen the tier that is asked for now
 * @throws Failure, PaymentProviderFailure
 */
export async function createAtStripe(
  plan: SubscriptionRecord,
  chosen: SoldTier,
  now: Date,
  deps: Dependencies,
): Promise<void> {
  try {
    const { orderId, userId, customerId, tierSlug } = plan;
    const { priceId } = await priceOf(await findSoldTier(tierSlug, deps), deps);
    const subscription = { orderId, userId, customerId, priceId, tierSlug };
    const made = await undefinedIfIdempotencyKeyInUse(
      deps.provider.createSubscription(subscription),
    );
    if (!made) return;
    const after = { ...plan, subscriptionId: made.subscriptionId };
    // Whoever was faster has saved the same id.
    await deps.subscriptions.change({ before: plan, after, isUnreconciled: true, now });
  } catch (error) {
    const isUnsold = error instanceof Failure && plan.tierSlug !== chosen.slug;
    if (!isUnsold && !(await isCustomerGone(plan, error, deps))) throw error;
    await giveUp(plan, now, deps);
  }
}

/** Whether Stripe refused because the customer was deleted and nobody told us; the learner's next plan gets another one. */
async function isCustomerGone(
  { userId, customerId }: SubscriptionRecord,
  refusal: unknown,
  { provider, customers }: Pick<BillingDependencies, 'provider' | 'customers'>,
): Promise<boolean> {
  const isMissing =
    refusal instanceof PaymentProviderFailure && refusal.stripeCode === 'resource_missing';
  // Something else may be missing, e.g. the price.
  if (!isMissing || (await provider.hasCustomer(customerId))) return false;
  await customers.forget(userId, customerId);
  return true;
}

/** Should another call make it at this very moment, it is ended: that is what the request says. */
async function giveUp(plan: SubscriptionRecord, now: Date, deps: Dependencies): Promise<void> {
  const refundRequest = { at: now.toISOString(), reason: 'duplicate' as const };
  const after = { ...plan, status: 'incomplete_expired', refundRequest };
  await deps.subscriptions.change({ before: plan, after, isUnreconciled: false, now });
}
