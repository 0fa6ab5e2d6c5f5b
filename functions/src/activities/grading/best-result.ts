import { isNewBest, resultAfter } from '@learning/shared/domain/scoring/best-result';
import type { ActivityResultRecord } from '#learning/learner-records.ts';
import type { SubmissionRecord } from '../activity-records.ts';

/** Submissions of one activity that stay stored besides the best one. Source: rules/scoring.md S19 */
export const KEPT_SUBMISSIONS = 10;

/** Returns the stored result after one more submission, with the attempts it points to. */
export function resultRecordAfter(
  before: ActivityResultRecord | undefined,
  submission: SubmissionRecord,
  courseId: number,
): ActivityResultRecord {
  const { activityId, attemptId, nextAttemptAt } = submission;
  const bestAttemptId = isNewBest(before, submission) ? attemptId : before?.bestAttemptId;
  return {
    entity: 'activityResult',
    courseId,
    activityId,
    ...resultAfter(before, submission),
    ...(bestAttemptId === undefined ? {} : { bestAttemptId }),
    latestAttemptId: attemptId,
    keptAttemptIds: keptAfter(before, attemptId, bestAttemptId),
    ...(nextAttemptAt === undefined ? {} : { nextAttemptAt }),
    version: (before?.version ?? 0) + 1,
  };
}

/** Returns a submission of a type whose failed tries all count the same: which one is the best would tell where the points are. */
export function withoutFailedScore(submission: SubmissionRecord): SubmissionRecord {
  return submission.completed ? submission : { ...submission, score: 0 };
}

/** Returns the attempts whose submissions no longer count among the kept ones. Source: rules/scoring.md S19 */
export function droppedAttempts(
  before: ActivityResultRecord | undefined,
  after: ActivityResultRecord,
): string[] {
  const kept = new Set(after.keptAttemptIds);
  return (before?.keptAttemptIds ?? []).filter((id) => !kept.has(id));
}

function keptAfter(
  before: ActivityResultRecord | undefined,
  attemptId: string,
  bestAttemptId: string | undefined,
): string[] {
  const stored = before?.keptAttemptIds ?? [before?.bestAttemptId, before?.latestAttemptId];
  const ids = [...new Set([...stored, attemptId])].filter((id) => id !== undefined);
  const recent = new Set(ids.filter((id) => id !== bestAttemptId).slice(-KEPT_SUBMISSIONS));
  return ids.filter((id) => id === bestAttemptId || recent.has(id));
}
