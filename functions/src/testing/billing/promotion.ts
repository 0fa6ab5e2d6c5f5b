import type { PromotionCodeRecord } from '#billing/discounts/promotion-code-record.ts';
import { promotionCodeRepository } from '#billing/discounts/promotion-code-repository.ts';
import type { BillingHarness } from './billing-harness.ts';

/** Stores a promotion code that Stripe has, by default 20% off everything. @returns its code, which no other test has */
export async function storePromotion(
  { table, deps, now }: BillingHarness,
  terms: Partial<PromotionCodeRecord> = {},
): Promise<string> {
  const id = deps.newId(now());
  const promotion: PromotionCodeRecord = {
    entity: 'promotionCode',
    code: `CODE-${id}`,
    couponId: id,
    percentOff: terms.amountOffCents ? null : 20,
    amountOffCents: null,
    courseIds: null,
    tierSlugs: [],
    duration: 'once',
    durationInMonths: null,
    expiresAt: null,
    active: true,
    redemptions: 0,
    paidRedemptions: 0,
    discountedCents: 0,
    createdAt: now().toISOString(),
    ...terms,
  };
  const promotionCodeId = await deps.provider.createPromotionCode(promotion);
  await promotionCodeRepository(table).create(
    { ...promotion, promotionCodeId: promotionCodeId! },
    [],
  );
  return promotion.code;
}
