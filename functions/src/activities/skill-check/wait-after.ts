import { nextAttemptAt } from '@learning/shared/domain/time/attempt-waits';
import type { AttemptRecord } from '../activity-records.ts';

/**
 * Returns when the next attempt opens after a failed one. The wait begins when the time was up, if that was before the
 * submission: a learner who comes back a day later has waited already.
 */
export function waitAfter(attempt: AttemptRecord, failedCount: number, now: Date): string {
  const deadline = new Date(attempt.deadline);
  return nextAttemptAt(failedCount, deadline < now ? deadline : now).toISOString();
}
