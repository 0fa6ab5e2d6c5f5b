/** What is due today and on the next days, and what is remembered. Source: rules/learning.md L25, L41, L43 */
import type { SpacedReviewSummary } from '@learning/shared/contract/spaced-review';
import { SESSION_CARDS } from '@learning/shared/domain/learning/review-load';
import { addDays, localDates } from '@learning/shared/domain/time/learning-time';
import { dueCards, NEW_CARDS_PER_DAY } from './due.ts';
import type { LearnedCard } from './learned-cards.ts';
import { calibrationOf } from './recall-counts.ts';
import type { SpacedReviewRecord } from './spaced-review-record.ts';
import { strengthOf } from './strength.ts';

const DAYS_AHEAD = 7;

export function summaryOf(
  cards: readonly LearnedCard[],
  records: readonly SpacedReviewRecord[],
  now: Date,
  timeZone: string,
): SpacedReviewSummary {
  const { cards: due, todayCount } = dueCards(cards, now, timeZone);
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
    if (index === 0) return { date, count: todayCount + laterToday };
    const seen = later.filter((one) => one.date === date).length;
    const delayed = shareOfDay(due.length - todayCount, index, SESSION_CARDS);
    return { date, count: seen + delayed + shareOfDay(unseen, index, NEW_CARDS_PER_DAY) };
  });
  const next = later.map(({ at }) => at.getTime()).toSorted((a, b) => a - b)[0];
  return {
    cardCount: cards.length,
    dueCount: due.length,
    todayCount,
    laterTodayCount: laterToday,
    days,
    nextDueAt: next === undefined ? null : new Date(next).toISOString(),
    skills: strengthOf(cards, dueSet, now, timeZone),
    calibration: calibrationOf(records),
  };
}

/** Returns the part of what waits that falls on a day ahead, when each day takes so many. */
function shareOfDay(waiting: number, day: number, perDay: number): number {
  return Math.min(perDay, Math.max(0, waiting - (day - 1) * perDay));
}
