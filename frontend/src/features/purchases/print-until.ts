import { printDateAndTime } from '#lib/print-date.ts';

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const DAY_MS = 86_400_000;

/** Prints when a window closes, today and tomorrow in words: `tomorrow at 10:04 AM`. */
export function printUntil(until: string, now: Date = new Date()): string {
  const end = new Date(until);
  const days = Math.round((midnight(end) - midnight(now)) / DAY_MS);
  if (days === 0) return `today at ${time.format(end)}`;
  if (days === 1) return `tomorrow at ${time.format(end)}`;
  return printDateAndTime(until);
}

/** Returns midnight of the device's day; the rounding above absorbs a daylight-saving hour. */
function midnight(instant: Date): number {
  return new Date(instant.getFullYear(), instant.getMonth(), instant.getDate()).getTime();
}
