/** Consecutive days with learning. Dates are in the learner's time zone, `2026-11-21`. Source: rules/time.md T6. */
import { addDays } from './learning-time.ts';

export interface Streak {
  currentDays: number;
  longestDays: number;
}

/**
 * Returns the current and the longest streak. The current one ends today or yesterday, so it still stands on a day without learning
 * so far.
 *
 * @param dates days with at least a minute of learning, in any order
 */
export function learningStreak(dates: Iterable<string>, today: string): Streak {
  const lengths = streakLengths(dates);
  return {
    currentDays: lengths.get(today) ?? lengths.get(addDays(today, -1)) ?? 0,
    longestDays: Math.max(0, ...lengths.values()),
  };
}

/** Returns the first day on which a streak reached a length; undefined if none did. */
export function firstDayOfStreak(dates: Iterable<string>, days: number): string | undefined {
  return [...streakLengths(dates)].find(([, length]) => length >= days)?.[0];
}

/** Returns the length of the streak up to each day, earliest day first. */
function streakLengths(dates: Iterable<string>): Map<string, number> {
  const lengths = new Map<string, number>();
  for (const date of [...new Set(dates)].toSorted()) {
    lengths.set(date, (lengths.get(addDays(date, -1)) ?? 0) + 1);
  }
  return lengths;
}
