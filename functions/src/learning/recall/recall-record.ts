import * as z from 'zod';
import { storedItem } from '#table/stored-item.ts';

/**
 * What is known of one card, packed so that an item stays small: due minute, stability and difficulty (times 10⁸), minute of
 * the last review, reviews, lapses, phase × 8 + learning step, minute of the first review. Minutes count from 2026.
 */
export const PackedCard = z.tuple([
  z.int(),
  z.int(),
  z.int(),
  z.int(),
  z.int(),
  z.int(),
  z.int(),
  z.int(),
]);

/** What a learner remembers of the recall cards of one course. */
export const RecallRecord = z.object({
  entity: z.literal('recall'),
  courseId: z.int(),
  /** By card id. Cards that left the content stay, in case they return. */
  cards: z.record(z.string(), PackedCard),
  /** The learner's day of the latest answer, and the seconds spent on it. */
  day: z.string(),
  seconds: z.int(),
});

export const recallItem = storedItem(RecallRecord);

export type PackedCard = z.infer<typeof PackedCard>;
export type RecallRecord = z.infer<typeof RecallRecord>;
