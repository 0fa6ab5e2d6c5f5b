import type { PlanDiscount } from '@learning/shared/contract/purchases';
import { discountCents } from '@learning/shared/domain/money/discount';
import {
  discountedPrice,
  discountEnd,
  fullPriceFrom,
} from '@learning/shared/domain/money/plan-discount';
import { Failure } from '#failure.ts';
import type { SubscriptionRecord } from '../billing-records.ts';
import { dollars } from '../purchases/dollars.ts';
import type { PromotionCodeRecord } from './promotion-code-record.ts';

/**
 * Returns what a code takes off a plan that begins now. A plan costs something: for months without a payment there are gift codes.
 *
 * @throws Failure `promotion_code_other_product` when less than Stripe charges would be left. Source: rules/money.md M55
 */
export function planDiscountOf(
  promotion: PromotionCodeRecord | undefined,
  { priceCents: listCents }: { priceCents: number },
  now: Date,
): SubscriptionRecord['discount'] {
  if (!promotion) return undefined;
  const { code, promotionCodeId = '', percentOff, amountOffCents, tierSlugs } = promotion;
  const cents = discountCents(listCents, promotion);
  if (cents === listCents) throw new Failure('promotion_code_other_product');
  return {
    code,
    promotionCodeId,
    percentOff,
    amountOffCents,
    tierSlugs,
    listCents,
    discountCents: cents,
    endsAt: discountEnd(now.toISOString(), promotion.duration, promotion.durationInMonths),
    takenOffCents: 0,
  };
}

/** Returns what the next renewal costs, before tax. */
export function renewalCents(plan: SubscriptionRecord): number {
  const at = plan.nextTier?.from ?? plan.currentPeriodEnd ?? plan.createdAt;
  return discountedPrice(plan.nextTier ?? plan, plan.discount, at);
}

/** Presents what a plan costs with its promotion code, and from when it costs the full price; null without a discount. */
export function presentPlanDiscount(plan: SubscriptionRecord): PlanDiscount | null {
  const { discount, currentPeriodStart: start, currentPeriodEnd: end, interval } = plan;
  if (!discount || start === null || end === null) return null;
  const price = discountedPrice(plan, { ...discount, endsAt: null }, start);
  if (price === plan.priceCents) return null;
  const { code, endsAt } = discount;
  return {
    code,
    price: dollars(price),
    fullPriceFrom: endsAt === null ? null : fullPriceFrom(endsAt, { start, end, interval }),
  };
}

/** The same while a later payment has the discount; null afterward. */
export function presentRenewalDiscount(plan: SubscriptionRecord): PlanDiscount | null {
  const { discount, currentPeriodEnd } = plan;
  const isOver =
    discount?.endsAt && currentPeriodEnd !== null && discount.endsAt <= currentPeriodEnd;
  return isOver ? null : presentPlanDiscount(plan);
}
