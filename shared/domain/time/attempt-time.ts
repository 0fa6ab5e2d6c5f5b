/** The time limit of a skill check's attempt, by the server's clock. Source: rules/scoring.md S11; rules/time.md T7. */

/** Answers that arrive this long after the deadline still count, because sending takes time. */
export const ANSWER_GRACE_SECONDS = 30;

const SECOND_MS = 1000;

/** @param extraTimeFactor the learner's setting, e.g. 1.5 */
export function timeLimitSeconds(timeLimitMinutes: number, extraTimeFactor: number): number {
  return Math.round(timeLimitMinutes * 60 * extraTimeFactor);
}

export function attemptDeadline(startedAt: Date, limitSeconds: number): Date {
  return new Date(startedAt.getTime() + limitSeconds * SECOND_MS);
}

/** Returns the seconds left, rounded up; 0 from the deadline on. */
export function secondsLeft(deadline: Date, now: Date): number {
  return Math.max(0, Math.ceil((deadline.getTime() - now.getTime()) / SECOND_MS));
}

/** Returns the earliest deadline for which answers are still accepted now, including the grace period. */
export function earliestOpenDeadline(now: Date): Date {
  return new Date(now.getTime() - ANSWER_GRACE_SECONDS * SECOND_MS);
}

/** Returns true while answers are accepted, up to and including the end of the grace period. */
export function isInTime(deadline: Date, now: Date): boolean {
  return deadline >= earliestOpenDeadline(now);
}

/** Returns the minutes from start to now or the deadline, whichever is earlier, rounded up. */
export function minutesSpent(startedAt: Date, deadline: Date, now: Date): number {
  const end = Math.min(now.getTime(), deadline.getTime());
  return Math.max(0, Math.ceil((end - startedAt.getTime()) / (60 * SECOND_MS)));
}
