import type { ActivityResultRecord } from '#learning/learner-records.ts';
import type { SubmissionRecord } from './activity-records.ts';

/**
 * The result after one more submission: the best score stays, the first of equals, and passed stays passed, also if the pass
 * mark is raised later.
 */
export function resultAfter(
  before: ActivityResultRecord | undefined,
  { activityId, attemptId, score, completed, completedAt }: SubmissionRecord,
  courseId: number,
): ActivityResultRecord {
  if (!before) {
    return {
      entity: 'activityResult',
      courseId,
      activityId,
      score,
      completed,
      completedAt,
      submissionCount: 1,
      bestAttemptId: attemptId,
      latestAttemptId: attemptId,
      version: 1,
    };
  }
  const isNews = !before.completed && (completed || score > before.score);
  return {
    ...before,
    score: Math.max(before.score, score),
    completed: before.completed || completed,
    completedAt: isNews ? completedAt : before.completedAt,
    submissionCount: before.submissionCount + 1,
    ...(isNews ? { bestAttemptId: attemptId } : {}),
    latestAttemptId: attemptId,
    version: before.version + 1,
  };
}
