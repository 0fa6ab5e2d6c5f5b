import * as z from 'zod';

/** What is known of a review card that was reviewed at least once. Times are whole minutes. */
export const ReviewedCard = z.object({
  dueAt: z.string(),
  /** When it comes back after it was forgotten too often; it rests until then. Source: rules/learning.md L42 */
  pausedUntil: z.string().optional(),
  /** A card that is learned, or learned again, is due at its instant; one in review on its day. */
  phase: z.enum(['learning', 'review', 'relearning']),
  learningStep: z.int(),
  /** Days after which it is remembered with a probability of 90 percent. */
  stability: z.number(),
  /** From 1 to 10. */
  difficulty: z.number(),
  /** Grows by one with each review. */
  reviewCount: z.int(),
  lapses: z.int(),
  firstReviewedAt: z.string(),
  lastReviewedAt: z.string(),
});

export type ReviewedCard = z.infer<typeof ReviewedCard>;
