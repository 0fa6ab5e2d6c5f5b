/** Waits between the attempts at a skill check or scenario, by the server's clock. Source: rules/scoring.md S21. */

const MINUTE_MS = 60_000;

/** Minutes to wait after the first failed attempt, the second, and so on. */
const WAIT_MINUTES = [0, 10, 60];
/** After every later one. */
const LONGEST_WAIT_MINUTES = 24 * 60;

/**
 * Returns when the next attempt opens.
 *
 * @param failedCount failed attempts so far, at least 1
 * @param endedAt when the last one ended: it was submitted, or its time ran out before that
 */
export function nextAttemptAt(failedCount: number, endedAt: Date): Date {
  const minutes = WAIT_MINUTES[failedCount - 1] ?? LONGEST_WAIT_MINUTES;
  return new Date(endedAt.getTime() + minutes * MINUTE_MS);
}
