/** Returns this month and those before it in UTC, as `2026-11`, the newest first. */
export function lastMonths(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, ago) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1)).toISOString().slice(0, 7),
  );
}

const name = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Formats `2026-11` as `November 2026`. */
export const monthName = (month: string): string => name.format(new Date(`${month}-01`));
