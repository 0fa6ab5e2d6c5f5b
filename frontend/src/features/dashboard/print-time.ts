/** Prints date ranges, hours and minutes for the dashboard. Instants are printed in the device's time zone. */

/** `2026-11-14`, for files that other programs read. */
export function printIsoDate(instant: string | Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(new Date(instant));
}

/** `November 16–22, 2026`, for two calendar dates (`2026-11-16`). */
export function printDateRange(from: string, to: string): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return format.formatRange(new Date(from), new Date(to));
}

/** `3 hours 40 minutes`, `1 hour`, `0 minutes`. */
export function printDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    ...(hours > 0 ? [count(hours, 'hour')] : []),
    ...(rest > 0 || hours === 0 ? [count(rest, 'minute')] : []),
  ];
  return parts.join(' ');
}

/** Hours in quarters, as reported: `3.25 hours`, `1 hour`. */
export function printInstructionHours(hours: number): string {
  return count(hours, 'hour');
}

/** `1 day`, `2 days`. */
export function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
