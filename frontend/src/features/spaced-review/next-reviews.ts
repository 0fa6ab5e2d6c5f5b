import type { SpacedReviewSummary } from '@learning/shared/contract/spaced-review';
import { counted } from './print-interval.ts';

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
const shortWeekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
const dayOfYear = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });
const MINUTE_MS = 60_000;

/** Names a day of the summary: today, tomorrow, then weekdays. */
export function dayName(date: string, index: number): string {
  if (index === 0) return 'Today';
  return index === 1 ? 'Tomorrow' : weekday.format(new Date(date));
}

export function shortDayName(date: string, index: number): string {
  return index === 0 ? 'Today' : shortWeekday.format(new Date(date));
}

/** Returns the questions of the next seven days. */
export function countOfWeek({ days }: SpacedReviewSummary): number {
  return days.reduce((sum, day) => sum + day.count, 0);
}

/** Says what comes back next when nothing can be answered now; undefined when something can, or nothing ever comes. */
export function nextReviewText(summary: SpacedReviewSummary, now: Date): string | undefined {
  const { dueCount, laterTodayCount, nextDueAt, days } = summary;
  if (dueCount > 0) return undefined;
  if (laterTodayCount > 0 && nextDueAt !== null) {
    const minutes = Math.max(1, Math.ceil((Date.parse(nextDueAt) - now.getTime()) / MINUTE_MS));
    const wait = counted(minutes, 'minute');
    return laterTodayCount === 1
      ? `1 question comes back in ${wait}.`
      : `${laterTodayCount} questions come back today, the first in ${wait}.`;
  }
  const next = days.findIndex((day, index) => index > 0 && day.count > 0);
  if (next > 0) {
    const name = next === 1 ? 'tomorrow' : `on ${dayName(days[next]!.date, next)}`;
    return `${come(days[next]!.count)} back ${name}.`;
  }
  if (nextDueAt === null) return undefined;
  return `The next question comes back on ${dayOfYear.format(new Date(nextDueAt))}.`;
}

function come(count: number): string {
  return `${counted(count, 'question')} ${count === 1 ? 'comes' : 'come'}`;
}
