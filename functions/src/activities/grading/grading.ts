import type { SubmissionRecord } from '../activity-records.ts';

/** What grading an activity gives. */
export interface Grading {
  /** Whole percent. */
  score: number;
  passed: boolean;
  feedback: string;
  /** One of `shared/contract/activity-payloads.ts`. */
  payload: object;
  /** The payload with each text of the learner cut to so many characters. */
  cutPayload?: (mostCharacters: number) => object;
}

export function gradedSubmission(
  { activityId, attemptId }: Pick<SubmissionRecord, 'activityId' | 'attemptId'>,
  { score, passed, feedback, payload }: Grading,
  now: Date,
): SubmissionRecord {
  return {
    entity: 'submission',
    attemptId,
    activityId,
    score,
    feedback,
    payload: JSON.stringify(payload),
    completed: passed,
    completedAt: now.toISOString(),
  };
}
