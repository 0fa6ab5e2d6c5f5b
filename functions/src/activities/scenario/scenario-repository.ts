import {
  failedConditions,
  isConditionFailure,
  isTransactionConflict,
} from '#table/condition-errors.ts';
import { learnerKeys, submissionKeys } from '#table/keys.ts';
import { parseReadable, toStored } from '#table/stored-item.ts';
import {
  getItem,
  updateItem,
  writeTransaction,
  type Condition,
  type Item,
  type Table,
  type TransactionPart,
} from '#table/table.ts';
import {
  playedScenarioItem,
  scenarioAttemptItem,
  type PlayedScenarioRecord,
  type ScenarioAttemptRecord,
} from './scenario-records.ts';

/** An open attempt and the scenario it plays. */
export interface OpenScenario {
  status: 'open';
  attempt: ScenarioAttemptRecord;
  played: PlayedScenarioRecord;
}

/** `outdated`: open, but stored by another release in a shape that this one cannot read. It can only be replaced. */
export type FoundScenario =
  | OpenScenario
  | {
      status: 'submitted' | 'outdated';
      attempt: Pick<ScenarioAttemptRecord, 'id' | 'nextAttemptAt'>;
    };

export interface ScenarioRepository {
  /** Returns the open attempt, or the last one that was submitted; undefined before the first. One round trip of reads. */
  find(userId: string, activityId: string): Promise<FoundScenario | undefined>;
  /**
   * Stores a new attempt in place of the one that was read: a submitted one, or an outdated one.
   *
   * @returns `passed` when the activity is passed already, `conflict` when another write changed the same items: read again and
   * retry.
   */
  start(
    userId: string,
    courseId: number,
    started: Omit<OpenScenario, 'status'>,
    before: FoundScenario | undefined,
  ): Promise<'started' | 'passed' | 'conflict'>;
  /**
   * Appends a decision to the attempt as it was read. One write.
   *
   * @returns `conflict` when the attempt has changed since.
   */
  append(
    userId: string,
    attempt: ScenarioAttemptRecord,
    decision: ScenarioAttemptRecord['decisions'][number],
  ): Promise<'appended' | 'conflict'>;
}

export function scenarioRepository(table: Table): ScenarioRepository {
  return {
    async find(userId, activityId) {
      const [item, text] = await Promise.all([
        getItem(table, submissionKeys.scenarioAttempt(userId, activityId)),
        getItem(table, submissionKeys.playedScenario(userId, activityId)),
      ]);
      return item && foundScenario(item, text);
    },

    async start(userId, courseId, { attempt, played }, before) {
      const { activityId } = attempt;
      const isNotPassed = {
        ConditionExpression: 'attribute_not_exists(PK) OR completed = :false',
        ExpressionAttributeValues: { ':false': false },
      };
      const attemptKey = submissionKeys.scenarioAttempt(userId, activityId);
      const playedKey = submissionKeys.playedScenario(userId, activityId);
      try {
        await writeTransaction(table, [
          {
            put: toStored(scenarioAttemptItem, attemptKey, attempt),
            condition: isUnchanged(before),
          },
          {
            check: learnerKeys.activityResult(userId, courseId, activityId),
            condition: isNotPassed,
          },
          { put: toStored(playedScenarioItem, playedKey, played) },
        ]);
        return 'started';
      } catch (error) {
        const failed = failedConditions(error);
        if (failed?.includes(1)) return 'passed';
        if (failed || isTransactionConflict(error)) return 'conflict';
        throw error;
      }
    },

    async append(userId, { id, activityId, decisions }, decision) {
      try {
        await updateItem(table, submissionKeys.scenarioAttempt(userId, activityId), {
          UpdateExpression: 'SET decisions = list_append(decisions, :decision)',
          ConditionExpression: 'id = :id AND #status = :open AND size(decisions) = :count',
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: {
            ':decision': [decision],
            ':id': id,
            ':open': 'open',
            ':count': decisions.length,
          },
        });
        return 'appended';
      } catch (error) {
        if (isConditionFailure(error) || isTransactionConflict(error)) return 'conflict';
        throw error;
      }
    },
  };
}

/** Fails when another tab started or submitted an attempt since `before` was read, whose wait would then not count. */
function isUnchanged(before: FoundScenario | undefined): Condition {
  if (!before) return { ConditionExpression: 'attribute_not_exists(PK)' };
  return {
    ConditionExpression: 'id = :before AND #status = :status',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ':before': before.attempt.id,
      ':status': before.status === 'submitted' ? 'submitted' : 'open',
    },
  };
}

/** Reads a stored attempt. @param text the scenario it plays, as stored */
export function foundScenario(item: Item, text: Item | undefined): FoundScenario {
  const id = String(item['id']);
  if (item['status'] !== 'open') {
    const nextAttemptAt = item['nextAttemptAt'];
    const wait = typeof nextAttemptAt === 'string' ? { nextAttemptAt } : {};
    return { status: 'submitted', attempt: { id, ...wait } };
  }
  const attempt = parseReadable(scenarioAttemptItem, item);
  const played = text && parseReadable(playedScenarioItem, text);
  if (attempt && played?.attemptId === id) return { status: 'open', attempt, played };
  return { status: 'outdated', attempt: { id } };
}

/**
 * Returns the changes that close an attempt with its submission. They fail when the attempt has changed since it was read.
 *
 * @param nextAttemptAt when the next attempt opens after a failure
 */
export function scenarioClosing(
  userId: string,
  { id, activityId, decisions }: ScenarioAttemptRecord,
  nextAttemptAt: string | undefined,
): TransactionPart[] {
  return [
    {
      update: submissionKeys.scenarioAttempt(userId, activityId),
      with: {
        UpdateExpression: nextAttemptAt
          ? 'SET #status = :submitted, nextAttemptAt = :next'
          : 'SET #status = :submitted',
        ConditionExpression: 'id = :id AND #status = :open AND size(decisions) = :count',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':submitted': 'submitted',
          ':id': id,
          ':open': 'open',
          ':count': decisions.length,
          ...(nextAttemptAt ? { ':next': nextAttemptAt } : {}),
        },
      },
    },
    { remove: submissionKeys.playedScenario(userId, activityId) },
  ];
}
