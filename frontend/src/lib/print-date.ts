/** Formats dates and times in American English and in the time zone of the device. */

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const shortWithTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const withTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** Formats a date as `November 14, 2026`. */
export function printDate(instant: string | Date): string {
  return long.format(new Date(instant));
}

/** Formats a calendar day, `2026-11-14`, as `November 14, 2026` in every time zone. */
export function printDay(date: string): string {
  return day.format(new Date(date));
}

/** Formats a calendar day, or the day of an instant in UTC, as `Nov 14, 2026`. */
export function printShortDay(date: string): string {
  return shortDay.format(new Date(date.slice(0, 10)));
}

/** Formats a date as `Nov 14, 2026`, where space is limited. */
export function printShortDate(instant: string | Date): string {
  return medium.format(new Date(instant));
}

/** Formats a time as `November 14, 2026 at 8:30 AM`. */
export function printDateAndTime(instant: string | Date): string {
  return withTime.format(new Date(instant));
}

/** Formats a time as `Nov 14, 2026, 8:30 AM`, in tables. */
export function printShortDateAndTime(instant: string | Date): string {
  return shortWithTime.format(new Date(instant));
}
