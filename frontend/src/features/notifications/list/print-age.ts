import { printShortDate } from '#lib/print-date.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** Prints how long ago something was: `just now`, `5 minutes ago`, `yesterday`; a date after a week. */
export function printAge(instant: string, now: Date): string {
  const age = now.getTime() - Date.parse(instant);
  if (age < MINUTE_MS) return 'just now';
  if (age < HOUR_MS) return relative.format(-Math.floor(age / MINUTE_MS), 'minute');
  if (age < DAY_MS) return relative.format(-Math.floor(age / HOUR_MS), 'hour');
  if (age < 7 * DAY_MS) return relative.format(-Math.floor(age / DAY_MS), 'day');
  return printShortDate(instant);
}
