import { tierLookupKey } from '@learning/shared/contract/webhooks';
import { repeatOnConflict } from '../activities/repeat-on-conflict.ts';
import type { TierRecord } from '../catalog/catalog-records.ts';
import { ApiFailure } from '../http/api-failure.ts';
import type { SubscriptionRecord } from './billing-records.ts';
import type { PreparedPayment } from './checkout-course.ts';
import { ensureCustomer } from './customers.ts';
import type { BillingDependencies } from './dependencies.ts';
import { unlessInTheMaking } from './order-payment.ts';
import type { SubscriptionTruth, TierPrice } from './payment-provider.ts';
import { isOver } from './project-subscription.ts';
import { settleSubscription } from './settle-subscription.ts';

export interface CheckoutTier {
  userId: string;
  tierSlug: string;
  now: Date;
}

export type TierCheckoutDependencies = Omit<
  BillingDependencies,
  'learners' | 'orders' | 'links' | 'siteOrigin'
>;

/** A tier that can be paid by card. */
type SoldTier = TierRecord & { priceCents: number };

/**
 * Prepares the first payment of a monthly plan. A learner has one plan at a time: a repeat answers the same payment; another
 * tier, chosen before the first was paid, ends that one and makes a new one.
 *
 * @throws ApiFailure `tier_not_found`; `contact_sales` for a tier without a price; `subscription_active`; `payments_unavailable`
 * when Stripe's price is not the catalogue's; `write_conflict`. PaymentProviderFailure when Stripe does not answer; a repeat goes
 * on where this one broke off.
 */
export async function checkoutTier(
  { userId, tierSlug, now }: CheckoutTier,
  deps: TierCheckoutDependencies,
): Promise<PreparedPayment> {
  const { subscriptions, provider } = deps;
  const tier = await findSoldTier(tierSlug, deps);
  await priceOf(tier, deps);
  let placed: string | undefined;

  return repeatOnConflict(async () => {
    const open = await subscriptions.findOpen(userId);
    const record = open ?? (await place({ userId, now }, tier, deps));
    if (!record) return undefined;
    if (!open) placed = record.orderId;
    const plan = await settleSubscription({ userId, orderId: record.orderId, now }, deps);
    if (isOver(plan)) return undefined;
    if (plan.subscriptionId === null) {
      await createAtStripe(plan, now, deps);
      return undefined;
    }
    const truth = await provider.readSubscription(plan.subscriptionId);
    const isSame = plan.tierSlug === tier.slug && plan.priceCents === tier.priceCents;
    const isPayable = truth.confirmation !== null || plan.status === 'incomplete';
    if (isSame && (isPayable || plan.orderId === placed)) return prepared(plan, truth);
    if (plan.status !== 'incomplete') throw new ApiFailure('subscription_active');
    await replace(plan, now, deps);
    return undefined;
  });
}

async function findSoldTier(
  slug: string,
  { catalog }: Pick<BillingDependencies, 'catalog'>,
): Promise<SoldTier> {
  const { tiers } = await catalog.read();
  const tier = tiers.find((one) => one.slug === slug);
  if (!tier) throw new ApiFailure('tier_not_found');
  const { priceCents } = tier;
  if (priceCents === null) throw new ApiFailure('contact_sales');
  return { ...tier, priceCents };
}

/** Stripe's price of the tier. Where it is not the catalogue's, nobody is charged: the operator synchronises the two. */
async function priceOf(
  { slug, priceCents }: SoldTier,
  { provider, count }: Pick<BillingDependencies, 'provider' | 'count'>,
): Promise<TierPrice> {
  const lookupKey = tierLookupKey(slug);
  const prices = await provider.tierPrices([lookupKey]);
  const price = prices.find((one) => one.lookupKey === lookupKey);
  if (price?.unitAmountCents === priceCents && price.currency === 'usd') return price;
  count('PriceMismatch');
  throw new ApiFailure('payments_unavailable');
}

/** @returns undefined when another checkout was faster. */
async function place(
  { userId, now }: Omit<CheckoutTier, 'tierSlug'>,
  tier: SoldTier,
  deps: TierCheckoutDependencies,
): Promise<SubscriptionRecord | undefined> {
  const customerId = await unlessInTheMaking(ensureCustomer({ userId, now }, deps));
  if (customerId === undefined) return undefined;
  const record: SubscriptionRecord = {
    entity: 'subscription',
    orderId: deps.newId(now),
    userId,
    tierSlug: tier.slug,
    tierName: tier.name,
    priceCents: tier.priceCents,
    maxUsers: tier.maxUsers ?? 1,
    createdAt: now.toISOString(),
    customerId,
    subscriptionId: null,
    status: 'incomplete',
    startedAt: null,
    currentPeriodStart: null,
    currentPeriodEnd: null,
    cancelAt: null,
    accessEndsAt: null,
    endedAt: null,
    courseIds: [],
    firstPaidAt: null,
    firstPaymentIntentId: null,
    lastPaidAt: null,
    confirmationId: null,
    refundRequest: null,
    refundedCents: 0,
    isRefundFailed: false,
    isDisputed: false,
    version: 1,
  };
  return (await deps.subscriptions.create(record)) === 'stored' ? record : undefined;
}

/** Of its own tier, also when another one was chosen since: what an earlier call may have made is then known, and can be ended. */
async function createAtStripe(
  plan: SubscriptionRecord,
  now: Date,
  deps: TierCheckoutDependencies,
): Promise<void> {
  const { orderId, userId, customerId, tierSlug } = plan;
  const { priceId } = await priceOf(await findSoldTier(tierSlug, deps), deps);
  const subscription = { orderId, userId, customerId, priceId, tierSlug };
  const made = await unlessInTheMaking(deps.provider.createSubscription(subscription));
  if (!made) return;
  const after = { ...plan, subscriptionId: made.subscriptionId };
  // Whoever was faster has saved the same id.
  await deps.subscriptions.change({ before: plan, after, isUnsettled: true, now });
}

/** Ends a plan that was not paid. Should it be paid at this very moment, the money goes back. */
async function replace(
  plan: SubscriptionRecord,
  now: Date,
  deps: TierCheckoutDependencies,
): Promise<void> {
  const { userId, orderId } = plan;
  const refundRequest = { at: now.toISOString(), reason: 'duplicate' as const };
  const after = { ...plan, refundRequest };
  await deps.subscriptions.change({ before: plan, after, isUnsettled: true, now });
  await settleSubscription({ userId, orderId, now }, deps);
}

function prepared(
  { orderId, tierName }: SubscriptionRecord,
  { confirmation, amountDueCents }: SubscriptionTruth,
): PreparedPayment {
  return {
    orderId,
    kind: 'subscription',
    description: tierName,
    amount: amountDueCents / 100,
    clientSecret: confirmation?.clientSecret ?? null,
    confirmation: confirmation?.kind ?? 'none',
  };
}
