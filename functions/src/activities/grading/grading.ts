import type { ConfidenceCount } from '@learning/shared/domain/scoring/calibration';
import type { SubmissionRecord } from '../activity-records.ts';
import type { CountedQuestion } from '../submissions/submitted-event.ts';

/** The outcome of grading an activity. */
export interface Grading {
  /** Whole percent. */
  score: number;
  passed: boolean;
  feedback: string;
  /** Of a failed skill check: when the next attempt opens. */
  nextAttemptAt?: string;
  /** One of the submission payloads in `shared/contract/activity-payloads.ts`. */
  payload: object;
  /** Of a skill check: its questions as the figures count them. */
  questions?: CountedQuestion[];
  /** Of a skill check: its answers by how sure the learner said they were. */
  calibration?: readonly ConfidenceCount[];
  /** Returns the payload with each of the learner's texts shortened to a number of characters. */
  shortenedPayload?: (maxCharacters: number) => object;
}

export function gradedSubmission(
  { activityId, attemptId }: Pick<SubmissionRecord, 'activityId' | 'attemptId'>,
  { score, passed, feedback, payload, nextAttemptAt }: Grading,
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
    ...(nextAttemptAt === undefined ? {} : { nextAttemptAt }),
  };
}
