/** Learning time as it is sent: the minutes of a sitting in all, again and again (decision 012). */

/** One opening of a module in one tab. */
export interface Sitting {
  id: string;
  /** Visible, active minutes since it began, as far as they are known. */
  minutes: number;
}

/** Sittings of one module that are remembered. A repeat of one that fell out would count again: nobody has so many tabs. */
export const MAX_SITTINGS = 8;

/** The most that one call may add; a clock that jumped is not four hours of learning. */
export const MAX_ADDED_MINUTES = 240;

/**
 * What a report of a sitting adds to what is known: only the minutes beyond those that are known of it, so that a repeat adds
 * nothing and several tabs add up.
 *
 * @param known the latest last
 * @returns the sittings to remember, and the minutes to add
 */
export function reportSitting(
  known: readonly Sitting[],
  report: Sitting,
): { sittings: Sitting[]; addedMinutes: number } {
  const before = known.find((one) => one.id === report.id)?.minutes ?? 0;
  if (report.minutes <= before) return { sittings: [...known], addedMinutes: 0 };
  const others = known.filter((one) => one.id !== report.id);
  return {
    sittings: [...others, report].slice(-MAX_SITTINGS),
    addedMinutes: Math.min(report.minutes - before, MAX_ADDED_MINUTES),
  };
}
