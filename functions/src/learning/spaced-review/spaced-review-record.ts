import * as z from 'zod';
import { storedItem } from '#table/stored-item.ts';
import { PackedCard } from './packed-card.ts';
import { recallCountFields } from './recall-counts.ts';
import { ReviewedCard } from './reviewed-card.ts';

/** What a learner remembers of the review cards of one course. */
export const SpacedReviewRecord = z.object({
  entity: z.literal('recall'),
  courseId: z.int(),
  /** By card id. Cards that left the content stay, in case they return. */
  cards: z.record(z.string(), z.union([ReviewedCard, PackedCard])),
  /** The learner's day of the latest answer, and the seconds spent on it. */
  day: z.string(),
  seconds: z.int(),
  ...recallCountFields,
});

/** In version 1, every card is packed. Each becomes an object with its next review, so an item of version 2 may have both. */
export const spacedReviewItem = storedItem(SpacedReviewRecord, {
  version: 2,
  migrations: { 1: (item) => item },
});

export type SpacedReviewRecord = z.infer<typeof SpacedReviewRecord>;
