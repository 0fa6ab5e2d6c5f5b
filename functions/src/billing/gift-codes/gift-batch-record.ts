/** Gift codes that were made together, as stored. Source: rules/money.md M56 */
import * as z from 'zod';
import { storedItem } from '#table/stored-item.ts';

export const GiftBatchRecord = z.object({
  entity: z.literal('giftBatch'),
  batchId: z.string(),
  name: z.string(),
  /** A course, or the courses of a tier for some months. */
  courseId: z.int().nullable(),
  tierSlug: z.string().nullable(),
  months: z.int().nullable(),
  /** How many people can redeem each code. */
  maxRedemptions: z.int(),
  expiresAt: z.string(),
  /** False once an operator has ended it. */
  active: z.boolean(),
  /** How often each code was redeemed. */
  codes: z.record(z.string(), z.int()),
  createdAt: z.string(),
});

export type GiftBatchRecord = z.infer<typeof GiftBatchRecord>;
export const storedGiftBatch = storedItem(GiftBatchRecord);

/** Who redeemed a code, and when. */
export const GiftRedemptionRecord = z.object({
  entity: z.literal('giftRedemption'),
  batchId: z.string(),
  code: z.string(),
  userId: z.string(),
  /** The access that it opened. */
  grantId: z.string(),
  redeemedAt: z.string(),
});

export type GiftRedemptionRecord = z.infer<typeof GiftRedemptionRecord>;
export const storedGiftRedemption = storedItem(GiftRedemptionRecord);

/** Returns the batch of a code such as `GIFT-7K3QXA-…`; undefined for another text. */
export function batchIdOf(code: string): string | undefined {
  return /^GIFT-([0-9A-HJKMNP-TV-Z]{6})-[0-9A-HJKMNP-TV-Z]{8}$/.exec(code)?.[1];
}

/** How often the codes of a batch were redeemed together. */
export function redemptionsOf({ codes }: GiftBatchRecord): number {
  return Object.values(codes).reduce((sum, redemptions) => sum + redemptions, 0);
}
