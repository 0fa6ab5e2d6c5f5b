/** Reports of learning time: each states the total minutes of a sitting. Source: rules/time.md T2, T3. */

/** One opening of a module in one tab. */
export interface Sitting {
  id: string;
  /** Reported minutes of visible, active time since it began. */
  minutes: number;
}

/** Number of sittings stored per module. A repeated report of an older one would count twice, but no one has this many tabs. */
export const MAX_SITTINGS = 8;

/** Minutes accepted beyond the time that has passed, because two tabs both count and clocks differ. */
export const TOLERANCE_MINUTES = 240;

/** Returns the most a report may add: no one has learned longer in a course than since enrolling in it. */
export function minutesToReport(enrolledAt: Date, now: Date, measuredMinutes: number): number {
  const passedMinutes = Math.floor((now.getTime() - enrolledAt.getTime()) / 60_000);
  return Math.max(0, passedMinutes + TOLERANCE_MINUTES - measuredMinutes);
}

/**
 * Adds a report: only minutes beyond those already reported for its sitting count, so that a repeated report adds nothing and several
 * tabs add up.
 *
 * @param known stored sittings, the latest last
 * @param mostMinutes the most that may be added (`minutesToReport`)
 * @returns the sittings to store, and the minutes to add
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
