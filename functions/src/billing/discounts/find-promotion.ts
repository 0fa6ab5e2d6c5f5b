import { Failure } from '#failure.ts';
import type { OrderRecord } from '../billing-records.ts';
import type { PromotionCodeRecord } from './promotion-code-record.ts';
import type { PromotionCodeRepository } from './promotion-code-repository.ts';

interface FindPromotion {
  /** As the learner typed it; undefined without one. */
  code: string | undefined;
  /** The id of a course or bundle. */
  productId: number;
  /** The learner's open checkout of the product, which keeps the code it holds. */
  open: OrderRecord | undefined;
  now: Date;
}

/** Returns a code as it is stored. */
export const normalizedCode = (code: string) => code.trim().toUpperCase();

/**
 * Finds what a promotion code takes off a course or bundle. An unknown code, one that has ended and one that is used up are refused alike;
 * whether a last redemption is left, the order's transaction decides.
 *
 * @throws Failure `promotion_code_invalid`, `promotion_code_other_product`. Source: rules/money.md M49, M50
 */
export async function findPromotion(
  { code, productId, open, now }: FindPromotion,
  promotionCodes: Pick<PromotionCodeRepository, 'find'>,
): Promise<PromotionCodeRecord | undefined> {
  if (code === undefined) return undefined;
  const promotion = await promotionCodes.find(normalizedCode(code));
  if (!promotion) throw new Failure('promotion_code_invalid');
  if (open?.discount?.code === promotion.code) return promotion;
  if (stateOfPromotion(promotion, now) !== 'active') throw new Failure('promotion_code_invalid');
  const { courseIds } = promotion;
  if (courseIds && !courseIds.includes(productId)) {
    throw new Failure('promotion_code_other_product');
  }
  return promotion;
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
