/** When a recall card comes back, as FSRS computes it. Source: rules/learning.md L24 */
import type { RecallRating } from '@learning/shared/contract/recall';
import { createEmptyCard, fsrs, Rating, State, type Card, type Grade } from 'ts-fsrs';
import type { PackedCard } from './recall-record.ts';

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
const EPOCH_MS = Date.UTC(2026, 0, 1);
/** FSRS keeps eight decimals. With fewer, a card can come back a day off. */
const DECIMALS = 1e8;
const PHASE = 8;

/** A card that was reviewed at least once. */
export interface CardState {
  dueAt: Date;
  /** True in the ten minutes before a card is scheduled by days: it is due at its instant. */
  isLearning: boolean;
  reviewCount: number;
  firstReviewedAt: Date;
  lastReviewedAt: Date;
}

export function stateOf(packed: PackedCard): CardState {
  const [due, , , last, reviewCount, , phaseAndStep, first] = packed;
  return {
    dueAt: toDate(due),
    isLearning: Math.floor(phaseAndStep / PHASE) !== (State.Review as number),
    reviewCount,
    firstReviewedAt: toDate(first),
    lastReviewedAt: toDate(last),
  };
}

/**
 * Returns a card as it is after a review. Times are whole minutes.
 *
 * @param packed undefined for a card that was never reviewed
 * @param at counts as the last review when it is before that, which FSRS would refuse
 */
export function review(packed: PackedCard | undefined, rating: RecallRating, at: Date): PackedCard {
  const reviewedAt = toDate(Math.max(toMinute(at), packed?.[3] ?? 0));
  const { card } = scheduler.next(unpack(packed, reviewedAt), reviewedAt, GRADES[rating]);
  return [
    toMinute(card.due),
    Math.round(card.stability * DECIMALS),
    Math.round(card.difficulty * DECIMALS),
    toMinute(reviewedAt),
    card.reps,
    card.lapses,
    card.state * PHASE + card.learning_steps,
    packed?.[7] ?? toMinute(reviewedAt),
  ];
}

/** Returns the minutes until a card comes back after each rating. */
export function nextMinutes(packed: PackedCard | undefined, at: Date) {
  const minutes = (rating: RecallRating) => review(packed, rating, at)[0] - toMinute(at);
  return {
    again: minutes('again'),
    hard: minutes('hard'),
    good: minutes('good'),
    easy: minutes('easy'),
  };
}

/** Returns the probability that a card is remembered, from 0 to 1; 0 before its first review. */
export function retrievability(packed: PackedCard | undefined, at: Date): number {
  if (!packed) return 0;
  const card = unpack(packed, at);
  const now = Math.max(at.getTime(), toDate(packed[3]).getTime());
  return scheduler.get_retrievability(card, new Date(now), false);
}

function unpack(packed: PackedCard | undefined, now: Date): Card {
  const empty = createEmptyCard(now);
  if (!packed) return empty;
  const [due, stability, difficulty, last, reps, lapses, phaseAndStep] = packed;
  return {
    ...empty,
    due: toDate(due),
    stability: stability / DECIMALS,
    difficulty: difficulty / DECIMALS,
    last_review: toDate(last),
    reps,
    lapses,
    state: Math.floor(phaseAndStep / PHASE),
    learning_steps: phaseAndStep % PHASE,
  };
}

function toMinute(instant: Date): number {
  return Math.floor((instant.getTime() - EPOCH_MS) / MINUTE_MS);
}

function toDate(minute: number): Date {
  return new Date(EPOCH_MS + minute * MINUTE_MS);
}
