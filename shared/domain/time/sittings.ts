/** Learning time as it is sent: the minutes of a sitting in all, again and again (decision 012). */

/** One opening of a module in one tab. */
export interface Sitting {
  id: string;
  /** Visible, active minutes since it began, as far as they are known. */
  minutes: number;
}

/** Sittings of one module that are remembered. A repeat of one that fell out would count again: nobody has so many tabs. */
export const MAX_SITTINGS = 8;

/** Two tabs side by side both count, and clocks differ: so much more than the time that has passed is believed. */
export const TOLERANCE_MINUTES = 240;

/** The most a report may add: nobody has learned longer in a course than they have been enrolled in it. */
export function minutesToReport(enrolledAt: Date, now: Date, measuredMinutes: number): number {
  const passedMinutes = Math.floor((now.getTime() - enrolledAt.getTime()) / 60_000);
  return Math.max(0, passedMinutes + TOLERANCE_MINUTES - measuredMinutes);
}

/**
 * What a report of a sitting adds to what is known: only the minutes beyond those that are known of it, so that a repeat adds
 * nothing and several tabs add up.
 *
 * @param known the latest last
 * @param mostMinutes what may be added at all (`minutesToReport`)
 * @returns the sittings to remember, and the minutes to add
 */
export function reportSitting(
  known: readonly Sitting[],
  report: Sitting,
  mostMinutes: number,
): { sittings: Sitting[]; addedMinutes: number } {
  const before = known.find((one) => one.id === report.id)?.minutes ?? 0;
  if (report.minutes <= before) return { sittings: [...known], addedMinutes: 0 };
  const others = known.filter((one) => one.id !== report.id);
  return {
    sittings: [...others, report].slice(-MAX_SITTINGS),
    addedMinutes: Math.min(report.minutes - before, mostMinutes),
  };
}
