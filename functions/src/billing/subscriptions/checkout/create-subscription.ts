import { isSameBasis, type TaxBasis } from '@learning/shared/domain/money/tax';
import { Failure } from '#failure.ts';
import type { SubscriptionRecord } from '#billing/billing-records.ts';
import type { BillingDependencies } from '#billing/dependencies.ts';
import { stateOfPromotion } from '#billing/discounts/find-promotion.ts';
import { conflictIfIdempotencyKeyInUse } from '#billing/orders/reconciliation/order-payment.ts';
import { PaymentProviderFailure, TAX_LOCATION_INVALID } from '#billing/payment-provider.ts';
import { CONFLICT, START_OVER, type Retry } from '#table/retry-on-conflict.ts';
import {
  reconcileWithSnapshot,
  type ReconciledPlan,
  type SubscriptionDependencies,
} from '../reconciliation/reconcile-subscription.ts';
import { findSoldTier, priceOf, type TaxedTier } from './sold-tiers.ts';

type Dependencies = SubscriptionDependencies &
  Pick<BillingDependencies, 'customers' | 'promotionCodes'>;

/**
 * Creates the subscription of a stored order at Stripe. It uses the order's own tier even when another one was chosen since, so
 * that a subscription created by an earlier call is found and can be ended. When Stripe cannot create it (tier no longer sold at
 * this price, customer deleted), the order is closed and allows a new one.
 *
 * @param chosen the tier requested now, and what its tax depends on
 * @returns the plan with what Stripe returned; CONFLICT while another call creates it, START_OVER when the order was closed
 * @throws Failure, PaymentProviderFailure
 */
export async function createAtStripe(
  plan: SubscriptionRecord,
  chosen: TaxedTier,
  now: Date,
  deps: Dependencies,
): Promise<ReconciledPlan | Retry> {
  try {
    const { orderId, userId, customerId, tierSlug, interval, taxBasis } = plan;
    const sold = await findSoldTier({ slug: tierSlug, interval }, deps);
    const { priceId } = await priceOf({ ...sold, basis: taxBasis }, deps);
    if (taxBasis) await saveTaxLocation(customerId, taxBasis, deps);
    const hasTax = taxBasis !== undefined;
    const promotionCodeId = plan.discount?.promotionCodeId;
    const subscription = {
      orderId,
      userId,
      customerId,
      priceId,
      tierSlug,
      hasTax,
      promotionCodeId,
    };
    const snapshot = await conflictIfIdempotencyKeyInUse(
      deps.provider.createSubscription(subscription),
    );
    if (snapshot === CONFLICT) return CONFLICT;
    const known = { before: plan, snapshot };
    return await reconcileWithSnapshot({ userId, orderId, now, known }, deps);
  } catch (caught) {
    if (await isPromotionOver(plan, caught, now, deps)) {
      await closeOrder(plan, now, deps);
      throw new Failure('promotion_code_invalid');
    }
    const error = hasUnknownLocation(caught) ? new Failure('tax_address_required') : caught;
    const isOther =
      plan.tierSlug !== chosen.slug ||
      plan.interval !== chosen.interval ||
      !isSameBasis(plan.taxBasis ?? null, chosen.basis ?? null);
    const isUnsold = error instanceof Failure && isOther;
    if (!isUnsold && !(await isCustomerDeleted(plan, error, deps))) throw error;
    await closeOrder(plan, now, deps);
    return START_OVER;
  }
}

/** Stores where the plan is taxed: Stripe takes the customer's address at each invoice. @throws Failure `tax_address_required` */
async function saveTaxLocation(
  customerId: string,
  basis: TaxBasis,
  { provider }: Pick<BillingDependencies, 'provider'>,
): Promise<void> {
  const outcome = await provider.saveTaxLocation(customerId, basis);
  if (outcome === 'location_invalid') throw new Failure('tax_address_required');
}

/** Whether Stripe cannot calculate tax for the address of the invoice details. */
function hasUnknownLocation(error: unknown): boolean {
  return error instanceof PaymentProviderFailure && error.stripeCode === TAX_LOCATION_INVALID;
}

/** Returns whether Stripe refused because the promotion code was ended between the order and its subscription. */
async function isPromotionOver(
  { discount }: SubscriptionRecord,
  refusal: unknown,
  now: Date,
  { promotionCodes }: Pick<BillingDependencies, 'promotionCodes'>,
): Promise<boolean> {
  const isRefused = refusal instanceof PaymentProviderFailure && !refusal.isTransient;
  if (!discount || !isRefused) return false;
  const promotion = await promotionCodes.find(discount.code);
  return !promotion || ['ended', 'expired'].includes(stateOfPromotion(promotion, now));
}

/** Returns whether Stripe refused because the customer was deleted there; the learner's next plan gets a new one. */
async function isCustomerDeleted(
  { userId, customerId }: SubscriptionRecord,
  refusal: unknown,
  { provider, customers }: Pick<BillingDependencies, 'provider' | 'customers'>,
): Promise<boolean> {
  const isMissing =
    refusal instanceof PaymentProviderFailure && refusal.stripeCode === 'resource_missing';
  // Something else may be missing, for example the price.
  if (!isMissing || (await provider.hasCustomer(customerId))) return false;
  await customers.forget(userId, customerId);
  return true;
}

/** Closes the order; the stored request ends the subscription if another call creates it at this moment. */
async function closeOrder(plan: SubscriptionRecord, now: Date, deps: Dependencies): Promise<void> {
  const refundRequest = { at: now.toISOString(), reason: 'duplicate' as const };
  const after = { ...plan, status: 'incomplete_expired', refundRequest };
  await deps.subscriptions.change({ before: plan, after, isUnreconciled: false, now });
}
