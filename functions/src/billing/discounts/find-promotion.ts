import { Failure } from '#failure.ts';
import type { OrderRecord, SubscriptionRecord } from '../billing-records.ts';
import { batchIdOf } from '../gift-codes/gift-batch-record.ts';
import type { PromotionCodeRecord } from './promotion-code-record.ts';
import type { PromotionCodeRepository } from './promotion-code-repository.ts';

interface FindPromotion {
  /** As the learner typed it; undefined without one. */
  code: string | undefined;
  product: { courseId: number } | { tierSlug: string };
  /** The learner's open checkout of the product, which keeps the code it holds. */
  open: Pick<OrderRecord | SubscriptionRecord, 'discount'> | undefined;
  now: Date;
}

/** Returns a code as it is stored. */
export const normalizedCode = (code: string) => code.trim().toUpperCase();

/**
 * Finds what a promotion code takes off a course, bundle or plan. An unknown code, one that has ended and one that is used up are refused alike;
 * whether a last redemption is left, the order's transaction decides.
 *
 * @throws Failure `promotion_code_invalid`, `gift_code_at_checkout`, `promotion_code_other_product`. Source: rules/money.md M49, M50, M55, M56
 */
export async function findPromotion(
  { code, product, open, now }: FindPromotion,
  promotionCodes: Pick<PromotionCodeRepository, 'find'>,
): Promise<PromotionCodeRecord | undefined> {
  if (code === undefined) return undefined;
  const promotion = await promotionCodes.find(normalizedCode(code));
  if (!promotion) {
    const isGift = batchIdOf(normalizedCode(code)) !== undefined;
    throw new Failure(isGift ? 'gift_code_at_checkout' : 'promotion_code_invalid');
  }
  if (open?.discount?.code === promotion.code) return promotion;
  if (stateOfPromotion(promotion, now) !== 'active') throw new Failure('promotion_code_invalid');
  if (!isFor(promotion, product)) throw new Failure('promotion_code_other_product');
  return promotion;
}

function isFor(
  { courseIds, tierSlugs }: PromotionCodeRecord,
  product: FindPromotion['product'],
): boolean {
  if ('tierSlug' in product) return tierSlugs.includes(product.tierSlug);
  return courseIds === null || courseIds.includes(product.courseId);
}

/** `pending`: Stripe does not have it yet. `used_up`: paid orders and open checkouts hold all redemptions. */
export function stateOfPromotion(
  promotion: PromotionCodeRecord,
  now: Date,
): 'active' | 'pending' | 'ended' | 'expired' | 'used_up' {
  const { active, promotionCodeId, expiresAt, maxRedemptions, redemptions } = promotion;
  if (!active) return 'ended';
  if (expiresAt !== null && expiresAt <= now.toISOString()) return 'expired';
  if (promotionCodeId === undefined) return 'pending';
  return maxRedemptions !== undefined && redemptions >= maxRedemptions ? 'used_up' : 'active';
}
