/** Prints amounts and times as a learner reads them. */

/** `$1,199.00`. */
export function printDollars(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

/** `Wednesday, November 25, 9:00 AM EST`, in the learner's time zone. */
export function printInstant(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleString('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}

/** `November 25, 2026`, in the learner's time zone. */
export function printDate(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleDateString('en-US', {
    timeZone,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
}

/** `A`, `A and B`, `A, B, and C`. */
export function printList(texts: readonly string[]): string {
  return new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' }).format(texts);
}

/** `1 question`, `2 questions`. */
export function printCount(count: number, singular: string): string {
  return `${count.toLocaleString('en-US')} ${singular}${count === 1 ? '' : 's'}`;
}

/** `December 18, 2026`, for a calendar day. */
export function printDay(day: string): string {
  return printDate(`${day}T12:00:00.000Z`, 'UTC');
}

/** `December 2026`, for `2026-12`. */
export function printMonth(month: string): string {
  return new Date(`${month}-01T12:00:00.000Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
  });
}
