/** Which cards are due now, by the learner's own day. Source: rules/learning.md L25, L41 */
import { backlogForToday, isBacklog } from '@learning/shared/domain/learning/review-load';
import { localDate, localDates } from '@learning/shared/domain/time/learning-time';
import type { LearnedCard } from './learned-cards.ts';
import type { ReviewedCard } from './reviewed-card.ts';
import { retrievability } from './schedule.ts';

/** New cards of a day, so that finishing a course does not bury the learner. */
export const NEW_CARDS_PER_DAY = 10;

/** Returns whether a card can be answered. A new one always can; how many are offered is a matter of the list. */
export function isDue(known: ReviewedCard | undefined, at: Date, timeZone: string): boolean {
  if (!known) return true;
  const dueAt = new Date(known.dueAt);
  if (dueAt <= at) return true;
  return known.phase === 'review' && localDate(dueAt, timeZone) <= localDate(at, timeZone);
}

export interface DueCards {
  /** All that can be answered now, in the order in which they are asked. */
  cards: LearnedCard[];
  /** How many of them today asks for. */
  todayCount: number;
}

/**
 * Returns the cards that are due now: those seen before, least remembered first, then new ones of the day. Of a backlog, what is
 * remembered best comes first, because it can still be kept, and no new card joins.
 */
export function dueCards(cards: readonly LearnedCard[], now: Date, timeZone: string): DueCards {
  const seen = cards.filter(({ known }) => known && isDue(known, now, timeZone));
  const fading = leastRememberedFirst(seen, now, timeZone);
  const { begunToday, reviewedToday } = countToday(cards, now, timeZone);
  const load = { due: seen.length, reviewedToday };
  if (isBacklog(load)) return { cards: fading.toReversed(), todayCount: backlogForToday(load) };
  const unseen = cards.filter(({ known }) => !known);
  const due = [...fading, ...unseen.slice(0, Math.max(0, NEW_CARDS_PER_DAY - begunToday))];
  return { cards: due, todayCount: due.length };
}

export function leastRememberedFirst(
  cards: readonly LearnedCard[],
  now: Date,
  timeZone: string,
): LearnedCard[] {
  const recall = new Map(cards.map((card) => [card, retrievability(card.known, now, timeZone)]));
  return cards.toSorted((a, b) => recall.get(a)! - recall.get(b)!);
}

/** Counts the cards that were reviewed first on the learner's day, and the older ones that were reviewed on it. */
function countToday(cards: readonly LearnedCard[], now: Date, timeZone: string) {
  const dateOf = localDates(timeZone);
  const today = dateOf(now);
  const isToday = (instant: string) => dateOf(new Date(instant)) === today;
  const known = cards.flatMap((card) => card.known ?? []);
  const begun = known.filter(({ firstReviewedAt }) => isToday(firstReviewedAt));
  const reviewed = known.filter(({ lastReviewedAt }) => isToday(lastReviewedAt));
  return { begunToday: begun.length, reviewedToday: reviewed.length - begun.length };
}
