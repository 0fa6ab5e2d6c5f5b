/** An instant as a learner reads it, in their own time zone: `21 November 2026, 14:30`. */
export function printInstant(instant: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(instant),
  );
}
