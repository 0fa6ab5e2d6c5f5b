/** When a recall card comes back, as FSRS computes it. Source: rules/learning.md L24 */
import type { RecallRating } from '@learning/shared/contract/recall';
import { createEmptyCard, fsrs, Rating, State, type Card, type Grade } from 'ts-fsrs';
import type { ReviewedCard } from './reviewed-card.ts';

/** Without fuzz, so that a rating's button shows exactly when the card comes back. */
const scheduler = fsrs({
  request_retention: 0.9,
  maximum_interval: 365,
  enable_fuzz: false,
  learning_steps: ['10m'],
  relearning_steps: ['10m'],
});

const GRADES: Record<RecallRating, Grade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

const MINUTE_MS = 60_000;
const PHASES = {
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
} as const;

/**
 * Returns a card as it is after a review. Times are whole minutes.
 *
 * @param known undefined for a card that was never reviewed
 * @param at counts as the last review when it is before that, which FSRS would refuse
 */
export function review(
  known: ReviewedCard | undefined,
  rating: RecallRating,
  at: Date,
): ReviewedCard {
  const reviewedAt = notBeforeLastReview(wholeMinute(at), known);
  const { card } = scheduler.next(fsrsCard(known, reviewedAt), reviewedAt, GRADES[rating]);
  return {
    dueAt: wholeMinute(card.due).toISOString(),
    phase: phaseOf(card.state),
    learningStep: card.learning_steps,
    stability: card.stability,
    difficulty: card.difficulty,
    reviewCount: card.reps,
    lapses: card.lapses,
    firstReviewedAt: known?.firstReviewedAt ?? reviewedAt.toISOString(),
    lastReviewedAt: reviewedAt.toISOString(),
  };
}

/** Returns the minutes until a card comes back after each rating. */
export function nextMinutes(known: ReviewedCard | undefined, at: Date) {
  const minutes = (rating: RecallRating) => {
    const dueAt = Date.parse(review(known, rating, at).dueAt);
    return (dueAt - wholeMinute(at).getTime()) / MINUTE_MS;
  };
  return {
    again: minutes('again'),
    hard: minutes('hard'),
    good: minutes('good'),
    easy: minutes('easy'),
  };
}

/** Returns the probability that a card is remembered, from 0 to 1; 0 before its first review. */
export function retrievability(known: ReviewedCard | undefined, at: Date): number {
  if (!known) return 0;
  return scheduler.get_retrievability(fsrsCard(known, at), notBeforeLastReview(at, known), false);
}

function fsrsCard(known: ReviewedCard | undefined, now: Date): Card {
  const empty = createEmptyCard(now);
  if (!known) return empty;
  return {
    ...empty,
    due: new Date(known.dueAt),
    stability: known.stability,
    difficulty: known.difficulty,
    last_review: new Date(known.lastReviewedAt),
    reps: known.reviewCount,
    lapses: known.lapses,
    state: PHASES[known.phase],
    learning_steps: known.learningStep,
  };
}

/** @throws Error for the state of a card that was never reviewed. */
function phaseOf(state: State): ReviewedCard['phase'] {
  if (state === State.Learning) return 'learning';
  if (state === State.Review) return 'review';
  if (state === State.Relearning) return 'relearning';
  throw new Error('A card is new after its review.');
}

function notBeforeLastReview(at: Date, known: ReviewedCard | undefined): Date {
  const last = known ? Date.parse(known.lastReviewedAt) : 0;
  return new Date(Math.max(at.getTime(), last));
}

function wholeMinute(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS);
}
