import { secondsLeft } from '@learning/shared/domain/time/attempt-time';
import { nextAttemptAt } from '@learning/shared/domain/time/attempt-waits';
import { Failure } from '#failure.ts';
import type { AttemptRecord } from '../activity-records.ts';
import type { OutdatedAttempt } from './attempt-repository.ts';

/**
 * Refuses a call that needs a new attempt while the learner has to wait for it.
 *
 * @throws Failure `attempt_not_yet`, with the instant it opens.
 * Source: rules/scoring.md S21
 */
export function requireWaited(last: AttemptRecord | OutdatedAttempt | undefined, now: Date): void {
  if (last?.status !== 'submitted' || last.nextAttemptAt === undefined) return;
  const opensAt = new Date(last.nextAttemptAt);
  if (now >= opensAt) return;
  const details = { opensAt: [last.nextAttemptAt] };
  throw new Failure('attempt_not_yet', details, undefined, secondsLeft(opensAt, now));
}

/**
 * Returns when the next attempt opens after a failed one. The wait begins when the time was up, if that was before the
 * submission: a learner who comes back a day later has waited already.
 */
export function waitAfter(attempt: AttemptRecord, failedCount: number, now: Date): string {
  const deadline = new Date(attempt.deadline);
  return nextAttemptAt(failedCount, deadline < now ? deadline : now).toISOString();
}
