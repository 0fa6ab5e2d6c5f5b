import type { EventData } from '#events/domain-events.ts';
import { domainEventWrite, newEvent } from '#events/event-writes.ts';
import type { ActivityResultRecord } from '#learning/learner-records.ts';
import type { TransactionPart } from '#table/table.ts';
import type { SubmissionRecord } from '../activity-records.ts';

/** What the figures count of a question. */
export type CountedQuestion = EventData<'activitySubmitted'>['questions'][number];

interface Submitted {
  userId: string;
  courseId: number;
  resultBefore: ActivityResultRecord | undefined;
  now: Date;
}

/**
 * Returns the write that tells the figures of a submission, for its transaction. The event names options by a short hash and holds
 * nothing that the learner wrote. Source: rules/figures.md G8
 */
export function submittedWrite(
  { userId, courseId, resultBefore, now }: Submitted,
  { activityId, attemptId, completed }: SubmissionRecord,
  questions: readonly CountedQuestion[] = [],
): TransactionPart {
  const data = {
    courseId,
    activityId,
    tryNumber: (resultBefore?.submissionCount ?? 0) + 1,
    isPassed: completed,
    questions: [...questions],
  };
  const event = newEvent(userId, 'activitySubmitted', `${activityId}#${attemptId}`, data, now);
  return domainEventWrite(event);
}
