/** A promotion code as stored. Stripe has it as a coupon with its promotion code. Source: rules/money.md M49 */
import { DISCOUNT_DURATIONS } from '@learning/shared/domain/money/plan-discount';
import * as z from 'zod';
import { storedItem } from '#table/stored-item.ts';

export const PromotionCodeRecord = z.object({
  entity: z.literal('promotionCode'),
  /** Upper case. */
  code: z.string(),
  couponId: z.string(),
  /** Absent until Stripe has responded; nothing can be bought with it before. */
  promotionCodeId: z.string().optional(),
  /** Whole percent; one of the two is set. */
  percentOff: z.int().nullable(),
  amountOffCents: z.int().nullable(),
  /** Courses and bundles; null for all of them. */
  courseIds: z.array(z.int()).nullable(),
  /** Pricing tiers; missing in older items. */
  tierSlugs: z.array(z.string()).default([]),
  /** Of which payments of a plan; missing in older items. */
  duration: z.enum(DISCOUNT_DURATIONS).default('once'),
  durationInMonths: z.int().nullable().default(null),
  /** Absent without a maximum, so that a condition can compare it. */
  maxRedemptions: z.int().optional(),
  expiresAt: z.string().nullable(),
  /** False once an operator has ended it. */
  active: z.boolean(),
  /** Orders that hold it: those that are paid, and open checkouts. */
  redemptions: z.int(),
  paidRedemptions: z.int(),
  /** What it has taken off paid orders. */
  discountedCents: z.int(),
  createdAt: z.string(),
});

export type PromotionCodeRecord = z.infer<typeof PromotionCodeRecord>;
export const storedPromotionCode = storedItem(PromotionCodeRecord);
