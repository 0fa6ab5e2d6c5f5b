/** Gift codes, made in batches. Source: rules/money.md M56 */
import * as z from 'zod';
import { CourseId, Instant, VisibleLine } from '../fields.ts';
import { defineRoutes } from '../route.ts';
import { Cursor, Reason } from './fields.ts';

export const GIFT_BATCH_STATES = ['active', 'ended', 'expired', 'used_up'] as const;

const BatchId = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{6}$/, 'must be the id of a batch');

export const OperatorGiftBatch = z
  .object({
    batchId: z.string(),
    name: z.string(),
    /** What each code opens: a course without an end, or the courses of a plan for some months. */
    courseId: CourseId.nullable(),
    tierSlug: z.string().nullable(),
    months: z.int().nullable(),
    codeCount: z.int(),
    /** How many people can redeem each code. */
    maxRedemptions: z.int(),
    redemptions: z.int(),
    expiresAt: Instant,
    state: z.enum(GIFT_BATCH_STATES),
    createdAt: Instant,
  })
  .meta({ id: 'OperatorGiftBatch' });

/** A redemption of a code. */
export const GiftRedemption = z
  .object({
    redemptionId: z.string(),
    code: z.string(),
    learnerId: z.string(),
    /** null once the account is gone. */
    email: z.string().nullable(),
    redeemedAt: Instant,
  })
  .meta({ id: 'GiftRedemption' });

const group = 'operating';
const roles = ['finance'] as const;
const params = z.strictObject({ batchId: BatchId });

export const operatorGiftCodeRoutes = defineRoutes({
  listGiftBatches: {
    method: 'GET',
    path: '/api/operator/gift-batches',
    summary: 'All batches of gift codes with how often they were redeemed, the newest first',
    group,
    access: 'operator',
    roles,
    effect: 'reads',
    response: z.object({ batches: z.array(OperatorGiftBatch) }),
  },
  getGiftBatch: {
    method: 'GET',
    path: '/api/operator/gift-batches/{batchId}',
    summary: 'A batch with its codes and how often each was redeemed',
    group,
    access: 'operator',
    roles,
    effect: 'reads',
    params,
    response: z.object({
      batch: OperatorGiftBatch,
      codes: z.array(z.object({ code: z.string(), redemptions: z.int() })),
    }),
    errors: ['gift_batch_not_found'],
  },
  listGiftRedemptions: {
    method: 'GET',
    path: '/api/operator/gift-batches/{batchId}/redemptions',
    summary: 'Who redeemed the codes of a batch and when, the newest first, by pages',
    group,
    access: 'operator',
    roles,
    effect: 'reads',
    params,
    query: z.strictObject({ cursor: Cursor.optional() }),
    response: z.object({
      redemptions: z.array(GiftRedemption),
      nextCursor: z.string().nullable(),
    }),
  },
  createGiftBatch: {
    method: 'POST',
    path: '/api/operator/gift-batches',
    summary: 'Make up to 200 gift codes for a course, or for months of a plan’s courses',
    group,
    access: 'operator',
    roles,
    effect: 'changes',
    body: z.strictObject({
      /** For operators, such as the event they are for. */
      name: VisibleLine(80).min(1),
      /** Send this, or tierSlug with months. */
      courseId: CourseId.nullable(),
      tierSlug: z.string().min(1).max(60).nullable(),
      months: z.int().min(1).max(36).nullable(),
      codeCount: z.int().min(1).max(200),
      maxRedemptions: z.int().min(1).max(1_000),
      expiresAt: Instant,
      reason: Reason,
    }),
    response: OperatorGiftBatch,
    status: 201,
    errors: ['course_not_found', 'tier_not_found', 'write_conflict'],
  },
  endGiftBatch: {
    method: 'POST',
    path: '/api/operator/gift-batches/{batchId}/end',
    summary: 'End the codes of a batch now; what was redeemed stays open',
    group,
    access: 'operator',
    roles,
    effect: 'changes',
    params,
    body: z.strictObject({ reason: Reason }),
    response: OperatorGiftBatch,
    errors: ['gift_batch_not_found', 'write_conflict'],
  },
});

export type GiftRedemption = z.infer<typeof GiftRedemption>;
export type OperatorGiftBatch = z.infer<typeof OperatorGiftBatch>;
