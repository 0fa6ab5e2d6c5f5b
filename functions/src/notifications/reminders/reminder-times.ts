/** Times of day in a learner's time zone. Source: rules/notifications.md N11 */
import { addDays, localDate } from '@learning/shared/domain/time/learning-time';
import { instantAt as instantOfTime } from '@learning/shared/domain/time/zoned-time';

const DAY_MS = 86_400_000;

/** Returns the first instant not before another one at which it is `hour` o'clock in a time zone. */
export function nextAtHour(from: Date, hour: number, timeZone: string): Date {
  const today = localDate(from, timeZone);
  for (const days of [0, 1, 2]) {
    const instant = instantAt(addDays(today, days), hour, timeZone);
    if (instant >= from) return instant;
  }
  return new Date(from.getTime() + DAY_MS);
}

/** Returns the instant at which it is `hour` o'clock on a date of a time zone. */
export function instantAt(date: string, hour: number, timeZone: string): Date {
  return instantOfTime(date, `${String(hour).padStart(2, '0')}:00`, timeZone);
}

/** Returns whether it is Monday in a time zone, `hour` o'clock or later. */
export function isMondayFrom(now: Date, hour: number, timeZone: string): boolean {
  const today = localDate(now, timeZone);
  const isMonday = new Date(`${today}T00:00:00Z`).getUTCDay() === 1;
  return isMonday && now >= instantAt(today, hour, timeZone);
}

/** Returns the first instant after another one at which it is `hour` o'clock on a Monday of a time zone. */
export function nextMonday(now: Date, hour: number, timeZone: string): Date {
  const today = localDate(now, timeZone);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const monday = instantAt(addDays(today, (8 - weekday) % 7), hour, timeZone);
  return monday > now ? monday : instantAt(addDays(today, 7), hour, timeZone);
}

/** Returns the first instant after another one at which it is `hour` o'clock on the first day of a month in a time zone. */
export function nextMonth(now: Date, hour: number, timeZone: string): Date {
  const [year = 0, month = 0] = localDate(now, timeZone).split('-').map(Number);
  const firstOf = (months: number) =>
    instantAt(
      new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10),
      hour,
      timeZone,
    );
  return firstOf(0) > now ? firstOf(0) : firstOf(1);
}

/** Returns the month (`yyyy-mm`) before the one that it is in a time zone. */
export function monthBefore(now: Date, timeZone: string): string {
  const first = `${localDate(now, timeZone).slice(0, 7)}-01`;
  return addDays(first, -1).slice(0, 7);
}

export const daysAfter = (from: Date, days: number) => new Date(from.getTime() + days * DAY_MS);
