/** When a review card comes back, as FSRS computes it on the clock of the learner's time zone. Source: rules/learning.md L24, L40 */
import type { CardRating } from '@learning/shared/contract/spaced-review';
import { wallClock } from '@learning/shared/domain/time/learning-time';
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

const GRADES: Record<CardRating, Grade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

/** A card that was forgotten so often is not learned by asking. */
export const LAPSES_BEFORE_PAUSE = 6;
const PAUSE_DAYS = 14;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const PHASES = {
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
} as const;

/**
 * Returns a card as it is after a review. Times are whole minutes. FSRS counts days by the date in UTC, so it gets the learner's clock:
 * an evening and the next morning are two days.
 *
 * @param known undefined for a card that was never reviewed
 * @param at counts as the last review when it is before that, which FSRS would refuse
 */
export function review(
  known: ReviewedCard | undefined,
  rating: CardRating,
  at: Date,
  timeZone: string,
): ReviewedCard {
  const reviewedAt = notBeforeLastReview(wholeMinute(at), known);
  const { now, before } = onWallClock(known, reviewedAt, timeZone);
  const { card } = scheduler.next(before, now, GRADES[rating]);
  const isPaused = card.lapses >= LAPSES_BEFORE_PAUSE && card.lapses > (known?.lapses ?? 0);
  const waitMs = isPaused ? PAUSE_DAYS * DAY_MS : card.due.getTime() - now.getTime();
  const dueAt = wholeMinute(
    waitMs < DAY_MS
      ? new Date(reviewedAt.getTime() + waitMs)
      : wallClock(timeZone).instantOf(new Date(now.getTime() + waitMs)),
  ).toISOString();
  return {
    dueAt,
    ...(isPaused ? { pausedUntil: dueAt } : {}),
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

/** Returns whether missing a card once more pauses it. */
export function isPausedIfMissed(known: ReviewedCard | undefined): boolean {
  return known?.phase === 'review' && known.lapses + 1 >= LAPSES_BEFORE_PAUSE;
}

/** Returns the minutes until a card comes back after each rating. */
export function nextMinutes(known: ReviewedCard | undefined, at: Date, timeZone: string) {
  const minutes = (rating: CardRating) => {
    const dueAt = Date.parse(review(known, rating, at, timeZone).dueAt);
    return (dueAt - wholeMinute(at).getTime()) / MINUTE_MS;
  };
  return {
    again: minutes('again'),
    hard: minutes('hard'),
    good: minutes('good'),
    easy: minutes('easy'),
  };
}

/** Returns the probability that a card is remembered on the learner's day, from 0 to 1; 0 before its first review. */
export function retrievability(
  known: ReviewedCard | undefined,
  at: Date,
  timeZone: string,
): number {
  if (!known) return 0;
  const { now, before } = onWallClock(known, notBeforeLastReview(at, known), timeZone);
  // Both at the start of their days: here FSRS counts spans of 24 hours.
  const card = { ...before, last_review: startOfDay(before.last_review!) };
  return scheduler.get_retrievability(card, startOfDay(now), false);
}

/** Returns an instant and the card before it as FSRS takes them, on the learner's clock. When clocks are set back, time stands still. */
function onWallClock(known: ReviewedCard | undefined, at: Date, timeZone: string) {
  const clock = wallClock(timeZone);
  const last = known ? clock.of(new Date(known.lastReviewedAt)) : new Date(0);
  const now = new Date(Math.max(clock.of(at).getTime(), last.getTime()));
  return { now, before: fsrsCard(known, last, now) };
}

function startOfDay(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / DAY_MS) * DAY_MS);
}

function fsrsCard(known: ReviewedCard | undefined, last: Date, now: Date): Card {
  const empty = createEmptyCard(now);
  if (!known) return empty;
  return {
    ...empty,
    stability: known.stability,
    difficulty: known.difficulty,
    last_review: last,
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
