/** Promotion codes. Source: rules/money.md M49, M50, M55 */
import { DISCOUNT_DURATIONS } from '#domain/money/plan-discount.ts';
import * as z from 'zod';
import { CourseId, Dollars, Instant } from '../fields.ts';
import { defineRoutes } from '../route.ts';
import { Reason } from './fields.ts';

export const PROMOTION_CODE_STATES = [
  'active',
  /** Stripe does not have it yet: creating it again finishes it. */
  'pending',
  'ended',
  'expired',
  /** Paid orders and open checkouts hold all redemptions. */
  'used_up',
] as const;

/** Stripe takes letters, digits and dashes, regardless of case. */
const Code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9-]{4,40}$/, 'must have 4 to 40 letters, digits and dashes');

export const OperatorPromotionCode = z
  .object({
    code: z.string(),
    /** Whole percent; one of the two is set. */
    percentOff: z.int().nullable(),
    amountOff: Dollars.nullable(),
    /** Courses and bundles; null for all of them. */
    courseIds: z.array(CourseId).nullable(),
    /** Slugs of pricing tiers. */
    tierSlugs: z.array(z.string()),
    /** Of which payments of a plan. */
    duration: z.enum(DISCOUNT_DURATIONS),
    durationInMonths: z.int().nullable(),
    maxRedemptions: z.int().nullable(),
    expiresAt: Instant.nullable(),
    state: z.enum(PROMOTION_CODE_STATES),
    /** Paid orders with it. */
    paidRedemptions: z.int(),
    /** Checkouts that hold it and are not paid yet. */
    openCheckouts: z.int(),
    /** What it has taken off paid orders. */
    discounted: Dollars,
    createdAt: Instant,
  })
  .meta({ id: 'OperatorPromotionCode' });

const group = 'operating';
const roles = ['finance'] as const;

export const operatorDiscountRoutes = defineRoutes({
  listPromotionCodes: {
    method: 'GET',
    path: '/api/operator/promotion-codes',
    summary: 'All promotion codes with how often they were redeemed, the newest first',
    group,
    access: 'operator',
    roles,
    effect: 'reads',
    response: z.object({ promotionCodes: z.array(OperatorPromotionCode) }),
  },
  createPromotionCode: {
    method: 'POST',
    path: '/api/operator/promotion-codes',
    summary:
      'Create a promotion code for courses, bundles and plans, here and at Stripe; repeated with the same terms, it finishes what was interrupted',
    group,
    access: 'operator',
    roles,
    effect: 'changes',
    body: z.strictObject({
      code: Code,
      /** Whole percent. Send exactly one of the two. */
      percentOff: z.int().min(1).max(100).nullable(),
      amountOff: z.number().min(0.01).max(9_999.99).multipleOf(0.01).nullable(),
      /** Ids of courses, and 16 for the bundle; null for all of them. */
      courseIds: z.array(CourseId).max(50).nullable(),
      /** Slugs of pricing tiers that are sold; empty for none. */
      tierSlugs: z.array(z.string().min(1).max(60)).max(20),
      /** Of which payments of a plan, as Stripe’s coupons have it. */
      duration: z.enum(DISCOUNT_DURATIONS),
      /** For `repeating`. */
      durationInMonths: z.int().min(1).max(36).nullable(),
      maxRedemptions: z.int().min(1).max(100_000).nullable(),
      expiresAt: Instant.nullable(),
      reason: Reason,
    }),
    response: OperatorPromotionCode,
    status: 201,
    errors: [
      'course_not_found',
      'tier_not_found',
      'promotion_code_taken',
      'write_conflict',
      'payments_unavailable',
    ],
  },
  endPromotionCode: {
    method: 'POST',
    path: '/api/operator/promotion-codes/{code}/end',
    summary:
      'End a promotion code now, here and at Stripe; checkouts that hold it can still be paid for a day',
    group,
    access: 'operator',
    roles,
    effect: 'changes',
    params: z.strictObject({ code: Code }),
    body: z.strictObject({ reason: Reason }),
    response: OperatorPromotionCode,
    errors: ['promotion_code_not_found', 'write_conflict', 'payments_unavailable'],
  },
});

export type OperatorPromotionCode = z.infer<typeof OperatorPromotionCode>;
