import type { ActivityResultRecord } from '../learning/learner-records.ts';
import type { SubmissionRecord } from './activity-records.ts';

/** The best of all submissions, the first of equals. A passed one stays the best if the pass mark is raised later. */
export function bestSubmission(
  earliestFirst: readonly SubmissionRecord[],
): SubmissionRecord | undefined {
  return earliestFirst.toSorted(
    (a, b) => Number(b.completed) - Number(a.completed) || b.score - a.score,
  )[0];
}

/** The result after one more submission: the best score stays, and passed stays passed. */
export function resultAfter(
  before: ActivityResultRecord | undefined,
  { activityId, score, completed, completedAt }: SubmissionRecord,
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
    version: before.version + 1,
  };
}
