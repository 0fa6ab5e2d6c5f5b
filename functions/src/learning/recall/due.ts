/** Which cards are due now and on the next days, by the learner's own day. Source: rules/learning.md L25 */
import type { RecallSummary } from '@learning/shared/contract/recall';
import { addDays, localDate, localDates } from '@learning/shared/domain/time/learning-time';
import type { LearnedCard } from './learned-cards.ts';
import type { ReviewedCard } from './reviewed-card.ts';
import { retrievability } from './schedule.ts';
import { strengthOf } from './strength.ts';

/** New cards of a day, so that finishing a course does not bury the learner. */
export const NEW_CARDS_PER_DAY = 10;
/** About three minutes. */
export const SESSION_CARDS = 12;
const DAYS_AHEAD = 7;

/** Returns whether a card can be answered. A new one always can; how many are offered is a matter of the list. */
export function isDue(known: ReviewedCard | undefined, at: Date, timeZone: string): boolean {
  if (!known) return true;
  const dueAt = new Date(known.dueAt);
  if (dueAt <= at) return true;
  return known.phase === 'review' && localDate(dueAt, timeZone) <= localDate(at, timeZone);
}

/** Returns all cards that are due now: those seen before, least remembered first, then new ones of the day. */
export function dueCards(
  cards: readonly LearnedCard[],
  now: Date,
  timeZone: string,
): LearnedCard[] {
  const seen = cards.filter(({ known }) => known && isDue(known, now, timeZone));
  const unseen = cards.filter(({ known }) => !known);
  return [
    ...leastRememberedFirst(seen, now),
    ...unseen.slice(0, newCardsLeft(cards, now, timeZone)),
  ];
}

export function leastRememberedFirst(cards: readonly LearnedCard[], now: Date): LearnedCard[] {
  const recall = new Map(cards.map((card) => [card, retrievability(card.known, now)]));
  return cards.toSorted((a, b) => recall.get(a)! - recall.get(b)!);
}

/** Returns how many new cards are still offered today: the first reviews of today count. */
function newCardsLeft(cards: readonly LearnedCard[], now: Date, timeZone: string): number {
  const dateOf = localDates(timeZone);
  const today = dateOf(now);
  const begun = cards.filter(
    ({ known }) => known && dateOf(new Date(known.firstReviewedAt)) === today,
  );
  return Math.max(0, NEW_CARDS_PER_DAY - begun.length);
}

export function summaryOf(
  cards: readonly LearnedCard[],
  now: Date,
  timeZone: string,
): RecallSummary {
  const due = dueCards(cards, now, timeZone);
  const dueSet = new Set(due);
  const dateOf = localDates(timeZone);
  const today = dateOf(now);
  const later = cards.flatMap((card) => {
    if (!card.known || dueSet.has(card)) return [];
    const dueAt = new Date(card.known.dueAt);
    return [{ at: dueAt, date: dateOf(dueAt) }];
  });
  const laterToday = later.filter(({ date }) => date === today).length;
  const unseen = cards.filter((card) => !card.known && !dueSet.has(card)).length;
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => {
    const date = addDays(today, index);
    if (index === 0) return { date, count: due.length + laterToday };
    const seen = later.filter((one) => one.date === date).length;
    const offered = Math.max(0, unseen - (index - 1) * NEW_CARDS_PER_DAY);
    return { date, count: seen + Math.min(NEW_CARDS_PER_DAY, offered) };
  });
  const next = later.map(({ at }) => at.getTime()).toSorted((a, b) => a - b)[0];
  return {
    cardCount: cards.length,
    dueCount: due.length,
    laterTodayCount: laterToday,
    days,
    nextDueAt: next === undefined ? null : new Date(next).toISOString(),
    skills: strengthOf(cards, dueSet, now),
  };
}
