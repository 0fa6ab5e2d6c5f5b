/**
 * Learning time is kept in UTC quarter hours, so that it adds up to days and weeks of any time zone.
 *
 * A month's item is named `2026-11`; a quarter hour in it `21T0515`; both are UTC.
 */

const QUARTER_MS = 15 * 60_000;

export interface QuarterHour {
  month: string;
  quarter: string;
}

export interface TimeEntry extends QuarterHour {
  minutes: number;
}

export function quarterHourOf(instant: Date): QuarterHour {
  const start = new Date(Math.floor(instant.getTime() / QUARTER_MS) * QUARTER_MS).toISOString();
  return { month: start.slice(0, 7), quarter: `${start.slice(8, 13)}${start.slice(14, 16)}` };
}

export function isQuarter(text: string): boolean {
  return /^\d{2}T\d{4}$/.test(text);
}

export function startOfQuarter({ month, quarter }: QuarterHour): Date {
  const [day, time] = [quarter.slice(0, 2), quarter.slice(3)];
  return new Date(`${month}-${day}T${time.slice(0, 2)}:${time.slice(2)}:00Z`);
}

/** The calendar date of an instant in a time zone, `2026-11-21`. */
export function localDate(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant);
  const value = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${value('year')}-${value('month')}-${value('day')}`;
}

/** The Monday of the week that holds a calendar date. */
export function mondayOf(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return new Date(day.getTime() - sinceMonday * 86_400_000).toISOString().slice(0, 10);
}

/** Minutes in all, and in the learner's current week (Monday to Sunday in their time zone). */
export function sumLearningTime(entries: readonly TimeEntry[], now: Date, timeZone: string) {
  const monday = mondayOf(localDate(now, timeZone));
  let total = 0;
  let thisWeek = 0;
  for (const entry of entries) {
    total += entry.minutes;
    if (mondayOf(localDate(startOfQuarter(entry), timeZone)) === monday) thisWeek += entry.minutes;
  }
  return { total, thisWeek };
}
