/** The time limit of a skill check's attempt (DECISIONS section 4). The server's clock alone counts. */

/** What is sent so long after the deadline still counts: an answer needs time to travel. */
export const ANSWER_GRACE_SECONDS = 30;

const SECOND_MS = 1000;

/** @param extraTimeFactor the learner's setting, e.g. 1.5 */
export function timeLimitSeconds(timeLimitMinutes: number, extraTimeFactor: number): number {
  return Math.round(timeLimitMinutes * 60 * extraTimeFactor);
}

export function attemptDeadline(startedAt: Date, limitSeconds: number): Date {
  return new Date(startedAt.getTime() + limitSeconds * SECOND_MS);
}

/** Whole seconds, started ones included; 0 from the deadline on. */
export function secondsLeft(deadline: Date, now: Date): number {
  return Math.max(0, Math.ceil((deadline.getTime() - now.getTime()) / SECOND_MS));
}

/** Answers are taken up to this deadline at the earliest: one that lies before it is over, grace included. */
export function earliestOpenDeadline(now: Date): Date {
  return new Date(now.getTime() - ANSWER_GRACE_SECONDS * SECOND_MS);
}

/** True while answers are taken, the last instant of the grace included. */
export function isInTime(deadline: Date, now: Date): boolean {
  return deadline >= earliestOpenDeadline(now);
}

/** Minutes from start to now or the deadline, whichever came first; a started minute counts. */
export function minutesSpent(startedAt: Date, deadline: Date, now: Date): number {
  const end = Math.min(now.getTime(), deadline.getTime());
  return Math.max(0, Math.ceil((end - startedAt.getTime()) / (60 * SECOND_MS)));
}
