/** When a certificate’s holder is asked again, and what a pass needs. Source: rules/certificates.md K29; rules/scoring.md S39 */

/** Days after the claim of a certificate. */
export const RETEST_DAYS = [30, 90] as const;
export type RetestDays = (typeof RETEST_DAYS)[number];
/** After a failed retest. */
export const RETEST_WAIT_DAYS = 7;
export const RETEST_QUESTIONS = 8;

const DAY_MS = 86_400_000;

/** A retest that was passed: who still knew it, so many days later. */
export interface StillKnown {
  days: RetestDays;
  passedAt: string;
}

export interface RetestHistory {
  /** When the certificate was claimed; a correction does not change it. */
  claimedAt: string;
  stillKnown: readonly StillKnown[];
  /** After a failed one: when the next try opens; null after none. */
  nextAttemptAt: string | null;
}

export interface NextRetest {
  days: RetestDays;
  opensAt: Date;
}

/** Returns the retest that is open, or the one that opens next; null once nothing is left. A later one takes the place of one that was missed. */
export function nextRetest(
  { claimedAt, stillKnown, nextAttemptAt }: RetestHistory,
  now: Date,
): NextRetest | null {
  const opening = (days: RetestDays) => new Date(Date.parse(claimedAt) + days * DAY_MS);
  const isPassed = (days: RetestDays) => stillKnown.some((passed) => passed.days >= days);
  const reached = RETEST_DAYS.findLast((days) => opening(days) <= now);
  const next =
    reached !== undefined && !isPassed(reached)
      ? reached
      : RETEST_DAYS.find((days) => opening(days) > now && !isPassed(days));
  if (next === undefined) return null;
  const wait = nextAttemptAt === null ? 0 : Date.parse(nextAttemptAt);
  const opensAt = new Date(Math.max(opening(next).getTime(), wait));
  // A wait may end after the next one has opened.
  return { days: RETEST_DAYS.findLast((days) => opening(days) <= opensAt) ?? next, opensAt };
}

/** Returns when the next try opens after one that was failed. */
export function afterFailedRetest(now: Date): Date {
  return new Date(now.getTime() + RETEST_WAIT_DAYS * DAY_MS);
}

/** Says what a certificate states: 'Still knows it after 30 days'. */
export const stillKnowsName = (days: RetestDays): string => `Still knows it after ${days} days`;
