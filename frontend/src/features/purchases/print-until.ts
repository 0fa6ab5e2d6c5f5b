import { printDateAndTime } from '#lib/print-date.ts';

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const DAY_MS = 86_400_000;

/** When an offer closes, near ones in plain words: `tomorrow at 10:04 AM`. What is still open, the server decides. */
export function printUntil(until: string, now: Date = new Date()): string {
  const end = new Date(until);
  const days = Math.round((midnight(end) - midnight(now)) / DAY_MS);
  if (days === 0) return `today at ${time.format(end)}`;
  if (days === 1) return `tomorrow at ${time.format(end)}`;
  return printDateAndTime(until);
}

/** Of the device's day; rounding above takes the hour that a change of clocks adds or takes. */
function midnight(instant: Date): number {
  return new Date(instant.getFullYear(), instant.getMonth(), instant.getDate()).getTime();
}
