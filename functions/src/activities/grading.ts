import { isPassed } from '@learning/shared/domain/scoring';
import type { ActivityRecord } from '../catalog/catalog-records.ts';
import type { SubmissionRecord } from './activity-records.ts';

/** What grading an activity gives. */
export interface Grading {
  /** Whole percent. */
  score: number;
  feedback: string;
  /** One of `shared/contract/activity-payloads.ts`. */
  payload: object;
}

export function gradedSubmission(
  record: ActivityRecord,
  attemptId: string,
  { score, feedback, payload }: Grading,
  now: Date,
): SubmissionRecord {
  return {
    entity: 'submission',
    attemptId,
    activityId: record.id,
    score,
    feedback,
    payload: JSON.stringify(payload),
    completed: isPassed(score, record.passingScore),
    completedAt: now.toISOString(),
  };
}
