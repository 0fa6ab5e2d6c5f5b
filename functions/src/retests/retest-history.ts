import type { RetestHistory } from '@learning/shared/domain/retest/retest-rules';
import type { LearnerState } from '#learning/learner-state.ts';

/** Returns the retests of a certificate. Those of an earlier claim of the course do not count for it. */
export function retestHistory(
  { courseId, claimedAt }: { courseId: number; claimedAt: string },
  { retests }: Pick<LearnerState, 'retests'>,
): RetestHistory {
  const record = retests.find((candidate) => candidate.courseId === courseId);
  if (record?.claimedAt !== claimedAt) return { claimedAt, stillKnown: [], nextAttemptAt: null };
  const { stillKnown, nextAttemptAt } = record;
  return { claimedAt, stillKnown, nextAttemptAt };
}
