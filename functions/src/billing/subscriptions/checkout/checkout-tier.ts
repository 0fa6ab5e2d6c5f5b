import type { BillingInterval } from '@learning/shared/domain/money/billing-interval';
import { isSameBasis } from '@learning/shared/domain/money/tax';
import { CONFLICT, isRetry, retryOnConflict, START_OVER } from '#table/retry-on-conflict.ts';
import { Failure } from '#failure.ts';
import type { SubscriptionRecord } from '#billing/billing-records.ts';
import type { PreparedPayment } from '#billing/orders/checkout/checkout-course.ts';
import { createAtStripe } from './create-subscription.ts';
import { ensureCustomer } from '#billing/customers/ensure-customer.ts';
import type { BillingDependencies } from '#billing/dependencies.ts';
import { conflictIfIdempotencyKeyInUse } from '#billing/orders/reconciliation/order-payment.ts';
import type { SubscriptionSnapshot } from '#billing/payment-provider.ts';
import type { CheckoutTax } from '#billing/tax/find-tax-basis.ts';
import { findPromotion } from '#billing/discounts/find-promotion.ts';
import { planDiscountOf, presentPlanDiscount } from '#billing/discounts/plan-discount.ts';
import { presentDiscount } from '#billing/purchases/present-discount.ts';
import { presentTax } from '#billing/tax/present-tax.ts';
import { placedPlan } from './placed-plan.ts';
import { isOver } from '../reconciliation/project-subscription.ts';
import {
  reconcileSubscription,
  reconcileWithSnapshot,
} from '../reconciliation/reconcile-subscription.ts';
import { findSoldTier, priceOf, type TaxedTier } from './sold-tiers.ts';

export interface CheckoutTier {
  userId: string;
  tierSlug: string;
  /** @default 'month' */
  interval?: BillingInterval | undefined;
  /** As the learner typed it. */
  promotionCode?: string | undefined;
  /** @default null */
  tax?: CheckoutTax | null | undefined;
  now: Date;
}

export type TierCheckoutDependencies = Omit<
  BillingDependencies,
  'learners' | 'orders' | 'links' | 'siteOrigin'
>;

/**
 * Prepares the first payment of a plan. A learner has one plan at a time: repeating returns the same payment; choosing
 * another tier before the first is paid, or any tier after its bank debit failed, replaces the unpaid plan. So does another address for tax
 * or another promotion code.
 *
 * @throws Failure `tier_not_found`; `contact_sales` for a tier without a price; `subscription_active`; `payments_unavailable`
 * when Stripe's price or discount differs from ours; `promotion_code_invalid`; `promotion_code_other_product`; `tax_address_required`; `write_conflict`. PaymentProviderFailure when Stripe does not respond; calling
 * again continues where this call stopped.
 */
export async function checkoutTier(
  { userId, tierSlug, interval = 'month', promotionCode, tax = null, now }: CheckoutTier,
  deps: TierCheckoutDependencies,
): Promise<PreparedPayment> {
  const basis = tax?.basis;
  const tier = { ...(await findSoldTier({ slug: tierSlug, interval }, deps)), basis };
  let placed: string | undefined;

  return retryOnConflict(async () => {
    const open = await deps.subscriptions.findOpen(userId);
    const sought = { code: promotionCode, product: { tierSlug }, open, now };
    const discount = planDiscountOf(await findPromotion(sought, deps.promotionCodes), tier, now);
    if (!open) {
      const customer = conflictIfIdempotencyKeyInUse(ensureCustomer({ userId, now }, deps));
      const [customerId] = await Promise.all([customer, priceOf(tier, deps)]);
      if (customerId === CONFLICT) return CONFLICT;
      const record = await place({ userId, customerId, discount, now }, tier, deps);
      if (record === CONFLICT) return CONFLICT;
      placed = record.orderId;
      const created = await createAtStripe(record, tier, now, deps);
      if (isRetry(created)) return created;
      const { plan, snapshot } = created;
      return snapshot && !isOver(plan) ? prepared(plan, snapshot, deps) : START_OVER;
    }
    // A contract that is on its way to Stripe looks like a checkout that was not paid.
    if (open.contract) throw new Failure('subscription_active');
    await priceOf(tier, deps);
    const command = { userId, orderId: open.orderId, now };
    const { plan, snapshot } = await reconcileWithSnapshot(command, deps);
    if (isOver(plan)) return START_OVER;
    if (!snapshot) {
      const created = await createAtStripe(plan, tier, now, deps);
      return isRetry(created) ? created : START_OVER;
    }
    const isSame =
      plan.discount?.code === discount?.code &&
      plan.tierSlug === tier.slug &&
      plan.interval === tier.interval &&
      plan.priceCents === tier.priceCents &&
      // What is paid already is taxed as it was.
      (plan.status !== 'incomplete' || isSameBasis(plan.taxBasis ?? null, basis ?? null));
    const isPayable = snapshot.confirmation !== null || plan.status === 'incomplete';
    if (isSame && (isPayable || plan.orderId === placed)) {
      return prepared(plan, snapshot, deps);
    }
    if (plan.status !== 'incomplete' && !didFirstDebitFail(plan)) {
      throw new Failure('subscription_active');
    }
    await replaceUnpaidPlan(plan, now, deps);
    return START_OVER;
  });
}

/** Returns whether the bank refused, days later, the debit for the first month. */
function didFirstDebitFail({ startedAt, status }: SubscriptionRecord): boolean {
  return startedAt === null && (status === 'past_due' || status === 'unpaid');
}

interface PlacedFor {
  userId: string;
  customerId: string;
  discount: SubscriptionRecord['discount'];
  now: Date;
}

/** Stores a new order for the plan; CONFLICT when another checkout came first. */
async function place(
  { userId, customerId, discount, now }: PlacedFor,
  tier: TaxedTier,
  deps: TierCheckoutDependencies,
): Promise<SubscriptionRecord | typeof CONFLICT> {
  const record = placedPlan({
    orderId: deps.newId(now),
    userId,
    tierSlug: tier.slug,
    tierName: tier.name,
    priceCents: tier.priceCents,
    interval: tier.interval,
    maxUsers: tier.maxUsers ?? 1,
    createdAt: now.toISOString(),
    customerId,
    ...(discount && { discount }),
    ...(tier.basis && { taxBasis: tier.basis }),
  });
  return (await deps.subscriptions.create(record)) === 'stored' ? record : CONFLICT;
}

/** Ends an unpaid plan. A payment that arrives at this moment or later is refunded. */
export async function replaceUnpaidPlan(
  plan: SubscriptionRecord,
  now: Date,
  deps: TierCheckoutDependencies,
): Promise<void> {
  const { userId, orderId } = plan;
  const refundRequest = { at: now.toISOString(), reason: 'duplicate' as const };
  const after = { ...plan, refundRequest };
  await deps.subscriptions.change({ before: plan, after, isUnreconciled: true, now });
  await reconcileSubscription({ userId, orderId, now }, deps);
}

/** @throws Failure `payments_unavailable` when Stripe took something else off the first invoice than our price says */
function prepared(
  plan: SubscriptionRecord,
  { confirmation, amountDueCents, taxDueCents: taxCents, discountedCents }: SubscriptionSnapshot,
  { count }: Pick<BillingDependencies, 'count'>,
): PreparedPayment {
  if (discountedCents !== (plan.discount?.discountCents ?? 0)) {
    count('PriceMismatch');
    throw new Failure('payments_unavailable');
  }
  const { orderId, tierName, taxBasis: basis } = plan;
  return {
    orderId,
    kind: 'subscription',
    description: tierName,
    amount: amountDueCents / 100,
    discount: presentDiscount(plan),
    planDiscount: presentPlanDiscount(plan),
    tax: presentTax(amountDueCents, basis && { taxCents, basis }),
    clientSecret: confirmation?.clientSecret ?? null,
    confirmation: confirmation?.kind ?? 'none',
  };
}
