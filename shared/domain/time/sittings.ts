/** Reports of learning time: each states the total minutes of a sitting. Source: rules/time.md T2, T3. */

/** One opening of a module in one tab. */
export interface Sitting {
  id: string;
  /** Reported minutes of visible, active time since it began. */
  minutes: number;
}

/** Number of sittings stored per module. A repeated report of an older one would count twice, but no one has this many tabs. */
export const MAX_SITTINGS = 8;

/**
 * Adds a report: only minutes beyond those already reported for its sitting are new, so that a repeated report adds nothing and
 * several tabs add up. How many of them count is `bookMinutes`.
 *
 * @param known stored sittings, the latest last
 * @returns the sittings to store, and the new minutes
 */
export function reportSitting(
  known: readonly Sitting[],
  report: Sitting,
): { sittings: Sitting[]; newMinutes: number } {
  const before = known.find((sitting) => sitting.id === report.id)?.minutes ?? 0;
  if (report.minutes <= before) return { sittings: [...known], newMinutes: 0 };
  const others = known.filter((sitting) => sitting.id !== report.id);
  return {
    sittings: [...others, report].slice(-MAX_SITTINGS),
    newMinutes: report.minutes - before,
  };
}
