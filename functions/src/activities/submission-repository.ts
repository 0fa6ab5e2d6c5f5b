import { ActivityResultRecord, LEARNER_SCHEMA_VERSION } from '../learning/learner-records.ts';
import {
  failedConditions,
  isItemTooLarge,
  isTransactionConflict,
} from '../table/condition-errors.ts';
import {
  activityStatePrefix,
  learnerKeys,
  submissionKeys,
  submissionPrefix,
  submissionsPartition,
} from '../table/keys.ts';
import {
  getItem,
  queryPartition,
  writeTransaction,
  type Item,
  type Table,
  type TransactionPart,
} from '../table/table.ts';
import {
  ACTIVITY_SCHEMA_VERSION,
  AttemptRecord,
  DraftRecord,
  SubmissionRecord,
} from './activity-records.ts';

/** All that is stored of one learner and one activity. */
export interface StoredActivity {
  /** The earliest first. */
  submissions: SubmissionRecord[];
  attempt: AttemptRecord | undefined;
  draft: DraftRecord | undefined;
}

/** A submission and what changes with it. */
export interface NewSubmission {
  submission: SubmissionRecord;
  /** The skill check's attempt as it was graded; the write is refused when it has changed since. */
  attempt?: AttemptRecord;
  /** The best result as it was read; the write is refused when it has changed since. */
  resultBefore: ActivityResultRecord | undefined;
  resultAfter: ActivityResultRecord;
}

export interface SubmissionRepository {
  /** One Query. */
  readAll(userId: string, activityId: string): Promise<StoredActivity>;
  /** All submissions of an activity by one learner, the earliest first. One Query. */
  list(userId: string, activityId: string): Promise<SubmissionRecord[]>;
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
   * Stores a submission, closes its attempt and brings the best result up to date. One transaction.
   *
   * @returns `conflict` when one of the three was not as it was read: read again and repeat.
   */
  store(userId: string, change: NewSubmission): Promise<'stored' | 'conflict' | 'too_large'>;
}

export function submissionRepository(table: Table): SubmissionRepository {
  return {
    async readAll(userId, activityId) {
      const partition = submissionsPartition(userId);
      const items = await queryPartition(table, partition, activityStatePrefix(activityId));
      const of = (entity: string) => items.filter((item) => item['entity'] === entity);
      const [attempt, draft] = [of('attempt')[0], of('draft')[0]];
      return {
        submissions: inOrder(of('submission')),
        attempt: attempt && AttemptRecord.parse(attempt),
        draft: draft && DraftRecord.parse(draft),
      };
    },

    async list(userId, activityId) {
      const partition = submissionsPartition(userId);
      return inOrder(await queryPartition(table, partition, submissionPrefix(activityId)));
    },

    async find(userId, activityId, attemptId) {
      const item = await getItem(table, submissionKeys.submission(userId, activityId, attemptId));
      return item && SubmissionRecord.parse(item);
    },

    async findResult(userId, courseId, activityId) {
      const item = await getItem(table, learnerKeys.activityResult(userId, courseId, activityId));
      return item && ActivityResultRecord.parse(item);
    },

    async store(userId, { submission, attempt, resultBefore, resultAfter }) {
      const { activityId, attemptId } = submission;
      try {
        await writeTransaction(table, [
          {
            put: {
              ...submissionKeys.submission(userId, activityId, attemptId),
              ...submission,
              schemaVersion: ACTIVITY_SCHEMA_VERSION,
            },
            condition: { ConditionExpression: 'attribute_not_exists(PK)' },
          },
          resultChange(userId, resultBefore, resultAfter),
          ...(attempt ? [attemptClosing(userId, attempt)] : []),
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

/** Keys are in the order of attempt ids, which a client may choose. */
function inOrder(items: readonly Item[]): SubmissionRecord[] {
  return items
    .map((item) => SubmissionRecord.parse(item))
    .toSorted((a, b) => a.completedAt.localeCompare(b.completedAt));
}

function resultChange(
  userId: string,
  before: ActivityResultRecord | undefined,
  after: ActivityResultRecord,
): TransactionPart {
  return {
    put: {
      ...learnerKeys.activityResult(userId, after.courseId, after.activityId),
      ...after,
      schemaVersion: LEARNER_SCHEMA_VERSION,
    },
    condition: before
      ? {
          ConditionExpression: '#version = :before',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':before': before.version },
        }
      : { ConditionExpression: 'attribute_not_exists(PK)' },
  };
}

function attemptClosing(userId: string, attempt: AttemptRecord): TransactionPart {
  return {
    update: submissionKeys.attempt(userId, attempt.activityId),
    with: {
      UpdateExpression: 'SET #status = :submitted',
      ConditionExpression: 'id = :id AND #status = :open AND #version = :version',
      ExpressionAttributeNames: { '#status': 'status', '#version': 'version' },
      ExpressionAttributeValues: {
        ':submitted': 'submitted',
        ':open': 'open',
        ':id': attempt.id,
        ':version': attempt.version,
      },
    },
  };
}
