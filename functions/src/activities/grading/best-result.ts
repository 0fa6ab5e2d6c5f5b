import { isNewBest, resultAfter } from '@learning/shared/domain/scoring/best-result';
import type { ActivityResultRecord } from '#learning/learner-records.ts';
import type { SubmissionRecord } from '../activity-records.ts';

/** Returns the stored result after one more submission, with the attempts it points to. */
export function resultRecordAfter(
  before: ActivityResultRecord | undefined,
  submission: SubmissionRecord,
  courseId: number,
): ActivityResultRecord {
  const { activityId, attemptId } = submission;
  const bestAttemptId = isNewBest(before, submission) ? attemptId : before?.bestAttemptId;
  return {
    entity: 'activityResult',
    courseId,
    activityId,
    ...resultAfter(before, submission),
    ...(bestAttemptId === undefined ? {} : { bestAttemptId }),
    latestAttemptId: attemptId,
    version: (before?.version ?? 0) + 1,
  };
}
