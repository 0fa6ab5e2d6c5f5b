import type { ReviewedCard } from '#learning/spaced-review/reviewed-card.ts';

const PHASES = { learning: 1, review: 2, relearning: 3 };
const minuteOf = (instant: string) => (Date.parse(instant) - Date.UTC(2026, 0, 1)) / 60_000;

/** Returns a card as version 1 of the spaced-review record stored it. */
export function packed(card: ReviewedCard): number[] {
  return [
    minuteOf(card.dueAt),
    Math.round(card.stability * 1e8),
    Math.round(card.difficulty * 1e8),
    minuteOf(card.lastReviewedAt),
    card.reviewCount,
    card.lapses,
    PHASES[card.phase] * 8 + card.learningStep,
    minuteOf(card.firstReviewedAt),
  ];
}
