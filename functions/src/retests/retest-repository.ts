import {
  failedConditions,
  isConditionFailure,
  isTransactionConflict,
} from '#table/condition-errors.ts';
import { learnerKeys, submissionKeys } from '#table/keys.ts';
import { parseReadable, toStored } from '#table/stored-item.ts';
import {
  batchGetItems,
  getItem,
  putItem,
  writeTransaction,
  type Condition,
  type Table,
} from '#table/table.ts';
import {
  retestAttemptItem,
  retestsItem,
  type RetestAttemptRecord,
  type RetestsRecord,
} from './retest-records.ts';

/** How often the learner was asked each question of a check, and which ones last. */
export interface CheckHistory {
  seen: Readonly<Record<string, number>>;
  lastIds: readonly string[];
}

/** A submitted retest with what follows from it. */
export interface RetestSubmission {
  attempt: RetestAttemptRecord;
  before: RetestsRecord | undefined;
  after: RetestsRecord;
}

export interface RetestRepository {
  /** Returns the open retest, or the last one submitted. One that this release cannot read counts as none. */
  find(userId: string, courseId: number): Promise<RetestAttemptRecord | undefined>;
  /** Returns what the learner was asked in checks, by activity. One BatchGet. */
  readChecks(
    userId: string,
    activityIds: readonly string[],
  ): Promise<ReadonlyMap<string, CheckHistory>>;
  /** Stores a retest in place of the submitted one that was read. @returns `conflict` when another tab was faster */
  start(
    userId: string,
    attempt: RetestAttemptRecord,
    before: RetestAttemptRecord | undefined,
  ): Promise<'started' | 'conflict'>;
  /** Closes an open retest and stores what follows. @returns `conflict` when something changed since it was read */
  submit(userId: string, submission: RetestSubmission): Promise<'stored' | 'conflict'>;
}

/** Of an attempt at a check, what a draw follows from. */
const HISTORY = ['activityId', 'questionIds', 'seen'];

export function retestRepository(table: Table): RetestRepository {
  return {
    async find(userId, courseId) {
      const item = await getItem(table, submissionKeys.retestAttempt(userId, courseId));
      return item && parseReadable(retestAttemptItem, item);
    },

    async readChecks(userId, activityIds) {
      if (activityIds.length === 0) return new Map();
      const keys = activityIds.map((id) => submissionKeys.attempt(userId, id));
      const items = await batchGetItems(table, keys, HISTORY);
      return new Map(
        items.map(({ activityId, questionIds, seen }) => [
          String(activityId),
          {
            seen: (seen ?? {}) as CheckHistory['seen'],
            lastIds: (questionIds ?? []) as string[],
          },
        ]),
      );
    },

    async start(userId, attempt, before) {
      const key = submissionKeys.retestAttempt(userId, attempt.courseId);
      try {
        await putItem(table, toStored(retestAttemptItem, key, attempt), isReplaceable(before));
        return 'started';
      } catch (error) {
        if (isConditionFailure(error)) return 'conflict';
        throw error;
      }
    },

    async submit(userId, { attempt, before, after }) {
      const { courseId } = attempt;
      try {
        await writeTransaction(table, [
          {
            put: toStored(
              retestAttemptItem,
              submissionKeys.retestAttempt(userId, courseId),
              attempt,
            ),
            condition: isOpen(attempt.id),
          },
          {
            put: toStored(retestsItem, learnerKeys.retests(userId, courseId), after),
            condition: isUnchanged(before),
          },
        ]);
        return 'stored';
      } catch (error) {
        if (failedConditions(error) || isTransactionConflict(error)) return 'conflict';
        throw error;
      }
    },
  };
}

function isReplaceable(before: RetestAttemptRecord | undefined): Condition {
  // What no release can read any more counts as none.
  if (!before) {
    return {
      ConditionExpression: 'attribute_not_exists(PK) OR schemaVersion <> :version',
      ExpressionAttributeValues: { ':version': retestAttemptItem.version },
    };
  }
  return {
    ConditionExpression: 'id = :id AND #status = :submitted',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':id': before.id, ':submitted': 'submitted' },
  };
}

const isOpen = (id: string): Condition => ({
  ConditionExpression: 'id = :id AND #status = :open',
  ExpressionAttributeNames: { '#status': 'status' },
  ExpressionAttributeValues: { ':id': id, ':open': 'open' },
});

function isUnchanged(before: RetestsRecord | undefined): Condition {
  if (!before) return { ConditionExpression: 'attribute_not_exists(PK)' };
  return {
    ConditionExpression: '#version = :version',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':version': before.version },
  };
}
