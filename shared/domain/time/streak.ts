/** Days in a row on which a learner learned (DECISIONS section 4). Dates are the learner's own, `2026-11-21`. */
import { addDays } from './learning-time.ts';

export interface Streak {
  currentDays: number;
  longestDays: number;
}

/**
 * The current streak ends today or yesterday: it still stands on a day that has no learning yet. The longest is the longest
 * that ever was.
 *
 * @param dates days with a minute of learning or more, in any order
 */
export function learningStreak(dates: Iterable<string>, today: string): Streak {
  const lengths = streakLengths(dates);
  return {
    currentDays: lengths.get(today) ?? lengths.get(addDays(today, -1)) ?? 0,
    longestDays: Math.max(0, ...lengths.values()),
  };
}

/** The first day on which a streak had reached so many days; undefined when none ever did. */
export function firstDayOfStreak(dates: Iterable<string>, days: number): string | undefined {
  return [...streakLengths(dates)].find(([, length]) => length >= days)?.[0];
}

/** How long the streak is that reaches each day, the earliest day first. */
function streakLengths(dates: Iterable<string>): Map<string, number> {
  const lengths = new Map<string, number>();
  for (const date of [...new Set(dates)].toSorted()) {
    lengths.set(date, (lengths.get(addDays(date, -1)) ?? 0) + 1);
  }
  return lengths;
}
