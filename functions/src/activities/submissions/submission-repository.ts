import { activityResultItem, type ActivityResultRecord } from '#learning/learner-records.ts';
import {
  failedConditions,
  isItemTooLarge,
  isTransactionConflict,
} from '#table/condition-errors.ts';
import { learnerKeys, submissionKeys } from '#table/keys.ts';
import { parseStored, toStored } from '#table/stored-item.ts';
import { getItem, writeTransaction, type Table, type TransactionPart } from '#table/table.ts';
import { droppedAttempts } from '../grading/best-result.ts';
import { submissionItem, type AttemptRecord, type SubmissionRecord } from '../activity-records.ts';

/** A submission and the changes that are stored with it. */
export interface NewSubmission {
  submission: SubmissionRecord;
  /** Attempt of the skill check as it was graded, with its correct answers. The write is refused when it has changed since. */
  attempt?: AttemptRecord;
  /** Best result as it was read. The write is refused when it has changed since. */
  resultBefore: ActivityResultRecord | undefined;
  resultAfter: ActivityResultRecord;
  /** Further changes of the same transaction. */
  alongside?: readonly TransactionPart[];
}

export interface SubmissionRepository {
  find(
    userId: string,
    activityId: string,
    attemptId: string,
  ): Promise<SubmissionRecord | undefined>;
  findResult(
    userId: string,
    courseId: number,
    activityId: string,
  ): Promise<ActivityResultRecord | undefined>;
  /**
   * Stores a submission, closes its attempt, updates the best result, and removes the submissions that are no longer kept.
   * One transaction.
   *
   * @returns `conflict` when one of these changed since it was read: read again and retry.
   */
  store(userId: string, change: NewSubmission): Promise<'stored' | 'conflict' | 'too_large'>;
}

export function submissionRepository(table: Table): SubmissionRepository {
  return {
    async find(userId, activityId, attemptId) {
      const item = await getItem(table, submissionKeys.submission(userId, activityId, attemptId));
      return item && parseStored(submissionItem, item);
    },

    async findResult(userId, courseId, activityId) {
      const item = await getItem(table, learnerKeys.activityResult(userId, courseId, activityId));
      return item && parseStored(activityResultItem, item);
    },

    async store(userId, { submission, attempt, resultBefore, resultAfter, alongside = [] }) {
      const { activityId, attemptId } = submission;
      try {
        await writeTransaction(table, [
          {
            put: toStored(
              submissionItem,
              submissionKeys.submission(userId, activityId, attemptId),
              submission,
            ),
            condition: { ConditionExpression: 'attribute_not_exists(PK)' },
          },
          resultChange(userId, resultBefore, resultAfter),
          ...(attempt ? [attemptClosing(userId, attempt, submission)] : []),
          ...alongside,
          ...droppedAttempts(resultBefore, resultAfter).map((dropped) => ({
            remove: submissionKeys.submission(userId, activityId, dropped),
          })),
        ]);
        return 'stored';
      } catch (error) {
        if (failedConditions(error) || isTransactionConflict(error)) return 'conflict';
        if (isItemTooLarge(error)) return 'too_large';
        throw error;
      }
    },
  };
}

function resultChange(
  userId: string,
  before: ActivityResultRecord | undefined,
  after: ActivityResultRecord,
): TransactionPart {
  return {
    put: toStored(
      activityResultItem,
      learnerKeys.activityResult(userId, after.courseId, after.activityId),
      after,
    ),
    condition: before
      ? {
          ConditionExpression: '#version = :before',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':before': before.version },
        }
      : { ConditionExpression: 'attribute_not_exists(PK)' },
  };
}

function attemptClosing(
  userId: string,
  attempt: AttemptRecord,
  { nextAttemptAt }: SubmissionRecord,
): TransactionPart {
  return {
    update: submissionKeys.attempt(userId, attempt.activityId),
    with: {
      UpdateExpression: nextAttemptAt
        ? 'SET #status = :submitted, #right = :right, confidence = :confidence, nextAttemptAt = :next'
        : 'SET #status = :submitted, #right = :right, confidence = :confidence',
      ConditionExpression: 'id = :id AND #status = :open AND #version = :version',
      ExpressionAttributeNames: { '#status': 'status', '#version': 'version', '#right': 'right' },
      ExpressionAttributeValues: {
        ':submitted': 'submitted',
        ':right': attempt.right,
        ':confidence': attempt.confidence,
        ':open': 'open',
        ':id': attempt.id,
        ':version': attempt.version,
        ...(nextAttemptAt ? { ':next': nextAttemptAt } : {}),
      },
    },
  };
}
