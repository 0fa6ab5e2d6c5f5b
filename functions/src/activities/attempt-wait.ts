import { secondsLeft } from '@learning/shared/domain/time/attempt-time';
import { Failure } from '#failure.ts';

/** The last attempt at an activity, as far as the wait for the next one follows from it. */
interface LastAttempt {
  status: 'open' | 'submitted' | 'outdated';
  /** Once submitted and failed: when the next attempt opens. */
  nextAttemptAt?: string | undefined;
}

/**
 * Refuses a call that needs a new attempt while the learner has to wait for it.
 *
 * @throws Failure `attempt_not_yet`, with the instant it opens.
 * Source: rules/scoring.md S21
 */
export function requireWaited(last: LastAttempt | undefined, now: Date): void {
  if (last?.status !== 'submitted' || last.nextAttemptAt === undefined) return;
  const opensAt = new Date(last.nextAttemptAt);
  if (now >= opensAt) return;
  const details = { opensAt: [last.nextAttemptAt] };
  throw new Failure('attempt_not_yet', details, undefined, secondsLeft(opensAt, now));
}
