import type { SkillCheckAnswers } from '@learning/shared/contract/activities';
import { earliestOpenDeadline } from '@learning/shared/domain/time/attempt-time';
import {
  failedConditions,
  isConditionFailure,
  isItemTooLarge,
  isTransactionConflict,
} from '#table/condition-errors.ts';
import { learnerKeys, submissionKeys } from '#table/keys.ts';
import { parseReadable, toStored, versionOf } from '#table/stored-item.ts';
import {
  type Condition,
  type Item,
  getItem,
  putItem,
  updateAndRead,
  writeTransaction,
  type Table,
} from '#table/table.ts';
import { attemptItem, type AttemptRecord } from '../activity-records.ts';

/** An open attempt that another release stored in a shape this one cannot read. It can only be replaced. */
export interface OutdatedAttempt {
  status: 'outdated';
  id: string;
}

export interface NewAttempt {
  attempt: AttemptRecord;
  /** What `find` returned before. */
  before: AttemptRecord | OutdatedAttempt | undefined;
  /** Version of the best result as it was read; undefined before the first submission. */
  resultVersion: number | undefined;
}

export interface AttemptRepository {
  /** Returns the open attempt, or the last one submitted; undefined before the first. */
  find(userId: string, activityId: string): Promise<AttemptRecord | OutdatedAttempt | undefined>;
  /**
   * Stores a new attempt in place of the one that was read: a submitted one, or an outdated one.
   *
   * @returns `conflict` when another write changed the attempt or the result since they were read: read again and retry.
   */
  start(userId: string, courseId: number, change: NewAttempt): Promise<'started' | 'conflict'>;
  /**
   * Saves answers while the attempt is open and in time; answers to other questions stay. One write.
   *
   * @returns the attempt's deadline; `refused` when it is over or does not ask one of the questions, `conflict` when it is
   * being submitted at this moment or had to be migrated first, `too_large` when the item cannot hold so much text.
   */
  saveAnswers(
    userId: string,
    named: { activityId: string; attemptId: string; answers: SkillCheckAnswers },
    now: Date,
  ): Promise<{ deadline: string } | 'refused' | 'conflict' | 'too_large'>;
}

/** @param definition of the stored attempts; tests pass that of another release */
export function attemptRepository(table: Table, definition = attemptItem): AttemptRepository {
  /** Rewrites an open attempt of an older version. Returns false when there is none that can be read. */
  const migrate = async (userId: string, activityId: string): Promise<boolean> => {
    const key = submissionKeys.attempt(userId, activityId);
    const item = await getItem(table, key);
    if (!item || versionOf(item) === definition.version) return false;
    const attempt = parseReadable(definition, item);
    if (attempt?.status !== 'open') return false;
    try {
      await putItem(table, toStored(definition, key, attempt), {
        ConditionExpression: 'id = :id AND #version = :version AND #status = :open',
        ExpressionAttributeNames: { '#version': 'version', '#status': 'status' },
        ExpressionAttributeValues: {
          ':id': attempt.id,
          ':version': attempt.version,
          ':open': 'open',
        },
      });
    } catch (error) {
      // Another tab migrated it, saved or submitted first: the caller reads again.
      if (!isConditionFailure(error)) throw error;
    }
    return true;
  };

  return {
    async find(userId, activityId) {
      const item = await getItem(table, submissionKeys.attempt(userId, activityId));
      return item && foundAttempt(item, definition);
    },

    async start(userId, courseId, { attempt, before, resultVersion }) {
      const item = toStored(
        definition,
        submissionKeys.attempt(userId, attempt.activityId),
        attempt,
      );
      const result = learnerKeys.activityResult(userId, courseId, attempt.activityId);
      try {
        await writeTransaction(table, [
          { put: item, condition: isUnchanged(before) },
          { check: result, condition: isNotPassed(resultVersion) },
        ]);
        return 'started';
      } catch (error) {
        if (failedConditions(error) || isTransactionConflict(error)) return 'conflict';
        throw error;
      }
    },

    async saveAnswers(userId, { activityId, attemptId, answers }, now) {
      const key = submissionKeys.attempt(userId, activityId);
      try {
        const attempt = { id: attemptId, schemaVersion: definition.version };
        const update = answersUpdate(attempt, Object.entries(answers), now);
        const saved = await updateAndRead(table, key, update);
        return { deadline: String(saved['deadline']) };
      } catch (error) {
        if (isConditionFailure(error)) {
          return (await migrate(userId, activityId)) ? 'conflict' : 'refused';
        }
        if (isTransactionConflict(error)) return 'conflict';
        if (isItemTooLarge(error)) return 'too_large';
        throw error;
      }
    },
  };
}

/** Reads a stored attempt. @returns undefined for a submitted one that no release can read any more */
export function foundAttempt(
  item: Item,
  definition = attemptItem,
): AttemptRecord | OutdatedAttempt | undefined {
  const attempt = parseReadable(definition, item);
  if (attempt) return attempt;
  return item['status'] === 'open' ? { status: 'outdated', id: String(item['id']) } : undefined;
}

/** Fails when another tab started or submitted an attempt since `before` was read. */
function isUnchanged(before: NewAttempt['before']): Condition {
  const isSubmitted = {
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':submitted': 'submitted' },
  };
  // A submitted attempt that no release can read any more counts as none.
  if (!before)
    return {
      ConditionExpression: 'attribute_not_exists(PK) OR #status = :submitted',
      ...isSubmitted,
    };
  const values = { ':before': before.id };
  // An outdated attempt is open, and is replaced.
  if (before.status === 'outdated')
    return { ConditionExpression: 'id = :before', ExpressionAttributeValues: values };
  return {
    ConditionExpression: 'id = :before AND #status = :submitted',
    ExpressionAttributeNames: isSubmitted.ExpressionAttributeNames,
    ExpressionAttributeValues: { ...values, ...isSubmitted.ExpressionAttributeValues },
  };
}

/** Fails when a submission changed the number of failed attempts, or passed, since the result was read. */
function isNotPassed(
  resultVersion: number | undefined,
): Condition & { ConditionExpression: string } {
  if (resultVersion === undefined) return { ConditionExpression: 'attribute_not_exists(PK)' };
  return {
    ConditionExpression: '#version = :version AND completed = :false',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':version': resultVersion, ':false': false },
  };
}

function answersUpdate(
  attempt: { id: string; schemaVersion: number },
  answers: readonly [string, unknown][],
  now: Date,
) {
  const named = answers.map(([questionId, answer], index) => ({ questionId, answer, index }));
  return {
    UpdateExpression: [
      'SET #version = #version + :one',
      ...named.map(({ index }) => `answers.#q${index} = :a${index}`),
    ].join(', '),
    ConditionExpression: [
      'id = :id AND schemaVersion = :schemaVersion AND #status = :open AND deadline >= :earliest',
      ...named.map(({ index }) => `contains(questionIds, :q${index})`),
    ].join(' AND '),
    ExpressionAttributeNames: {
      '#version': 'version',
      '#status': 'status',
      ...Object.fromEntries(named.map(({ questionId, index }) => [`#q${index}`, questionId])),
    },
    ExpressionAttributeValues: {
      ':one': 1,
      ':id': attempt.id,
      ':schemaVersion': attempt.schemaVersion,
      ':open': 'open',
      ':earliest': earliestOpenDeadline(now).toISOString(),
      ...Object.fromEntries(named.map(({ questionId, index }) => [`:q${index}`, questionId])),
      ...Object.fromEntries(named.map(({ answer, index }) => [`:a${index}`, answer])),
    },
  };
}
