import * as z from 'zod';
import type { ReviewedCard } from './reviewed-card.ts';

const PHASES = [undefined, 'learning', 'review', 'relearning'] as const;
const STEPS_OF_PHASE = 8;
/** Stability and difficulty were stored as integers. */
const DECIMALS = 1e8;
const EPOCH_MS = Date.UTC(2026, 0, 1);

/** Place of the count of reviews, for a condition on a card as it is stored. */
export const PACKED_REVIEW_COUNT = 4;

/**
 * Reads a card as version 1 of the record stored it: due minute, stability and difficulty (times 10⁸), minute of the last review,
 * reviews, lapses, phase × 8 + learning step, minute of the first review. Minutes count from 2026.
 */
export const PackedCard = z
  .tuple([z.int(), z.int(), z.int(), z.int(), z.int(), z.int(), z.int(), z.int()])
  .transform((packed, context): ReviewedCard => {
    const [due, stability, difficulty, last, reviewCount, lapses, phaseAndStep, first] = packed;
    const phase = PHASES[Math.floor(phaseAndStep / STEPS_OF_PHASE)];
    if (!phase) {
      context.addIssue('The phase is unknown.');
      return z.NEVER;
    }
    return {
      dueAt: instantOf(due),
      phase,
      learningStep: phaseAndStep % STEPS_OF_PHASE,
      stability: stability / DECIMALS,
      difficulty: difficulty / DECIMALS,
      reviewCount,
      lapses,
      firstReviewedAt: instantOf(first),
      lastReviewedAt: instantOf(last),
    };
  });

function instantOf(minute: number): string {
  return new Date(EPOCH_MS + minute * 60_000).toISOString();
}
