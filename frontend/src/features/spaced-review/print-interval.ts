const HOUR = 60;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

/** Formats the time until a card comes back, as on a rating's button: `10 min`, `2 days`, `3 months`. */
export function printInterval(minutes: number): string {
  if (minutes < HOUR) return `${minutes} min`;
  if (minutes < DAY) return counted(minutes / HOUR, 'hour');
  if (minutes < 2 * MONTH) return counted(minutes / DAY, 'day');
  if (minutes < YEAR) return counted(minutes / MONTH, 'month');
  return counted(minutes / YEAR, 'year');
}

/** Formats a count with its noun: `1 question`, `3 questions`. */
export function counted(count: number, noun: string): string {
  const whole = Math.round(count);
  return `${whole} ${noun}${whole === 1 ? '' : 's'}`;
}
