/** Prints times of sessions in a time zone that need not be the device's. */

/** `Wednesday, November 25 at 9:00 AM EST`; a line can break only after the weekday and before `at`. */
export function printSessionTime(instant: string, timeZone: string): string {
  const time = new Date(instant).toLocaleString('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return time.replaceAll(/(?<!,)\s(?!at\s)/g, '\u00A0');
}

/** `2026-11` → `November`. */
export function printMonth(month: string): string {
  return new Date(`${month}-01T00:00:00Z`).toLocaleString('en-US', {
    month: 'long',
    timeZone: 'UTC',
  });
}

/** `2026-11` → `December 1`. */
export function printNextMonthStart(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year!, number!, 1)).toLocaleString('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
}
