import type { SkillCheckAnswers } from '@learning/shared/contract/activities';
import { earliestOpenDeadline } from '@learning/shared/domain/time/attempt-time';
import {
  failedConditions,
  isConditionFailure,
  isItemTooLarge,
  isTransactionConflict,
} from '#table/condition-errors.ts';
import { learnerKeys, submissionKeys } from '#table/keys.ts';
import { getItem, updateAndRead, writeTransaction, type Table } from '#table/table.ts';
import { ACTIVITY_SCHEMA_VERSION, AttemptRecord } from './activity-records.ts';

export interface AttemptRepository {
  /** The open attempt, or the last one handed in; undefined before the first. */
  find(userId: string, activityId: string): Promise<AttemptRecord | undefined>;
  /**
   * Stores a new attempt in place of one that was handed in.
   *
   * @returns `open` when another one is open, `passed` when the activity is passed already, `conflict` when another write was
   * at the same items: read again and repeat.
   */
  start(
    userId: string,
    courseId: number,
    attempt: AttemptRecord,
  ): Promise<'started' | 'open' | 'passed' | 'conflict'>;
  /**
   * Saves the answers that are named while the attempt is open and in time. One write.
   *
   * @returns the attempt as it is then; `refused` when it is over or does not ask one of the questions, `conflict` when it
   * is being handed in at this moment, `too_large` when there is no room for so much text.
   */
  saveAnswers(
    userId: string,
    named: { activityId: string; attemptId: string; answers: SkillCheckAnswers },
    now: Date,
  ): Promise<AttemptRecord | 'refused' | 'conflict' | 'too_large'>;
}

export function attemptRepository(table: Table): AttemptRepository {
  return {
    async find(userId, activityId) {
      const item = await getItem(table, submissionKeys.attempt(userId, activityId));
      return item?.['asked'] === undefined ? undefined : AttemptRecord.parse(item);
    },

    async start(userId, courseId, attempt) {
      const item = {
        ...submissionKeys.attempt(userId, attempt.activityId),
        ...attempt,
        schemaVersion: ACTIVITY_SCHEMA_VERSION,
      };
      const isNoneOpen = {
        // Attempts without `asked`, of the time before they carried it, count as none.
        ConditionExpression: 'attribute_not_exists(asked) OR #status = :submitted',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':submitted': 'submitted' },
      };
      const isNotPassed = {
        ConditionExpression: 'attribute_not_exists(PK) OR completed = :false',
        ExpressionAttributeValues: { ':false': false },
      };
      const result = learnerKeys.activityResult(userId, courseId, attempt.activityId);
      try {
        await writeTransaction(table, [
          { put: item, condition: isNoneOpen },
          { check: result, condition: isNotPassed },
        ]);
        return 'started';
      } catch (error) {
        const failed = failedConditions(error);
        if (failed?.includes(1)) return 'passed';
        if (failed) return 'open';
        if (isTransactionConflict(error)) return 'conflict';
        throw error;
      }
    },

    async saveAnswers(userId, { activityId, attemptId, answers }, now) {
      const key = submissionKeys.attempt(userId, activityId);
      try {
        const update = answersUpdate(attemptId, Object.entries(answers), now);
        return AttemptRecord.parse(await updateAndRead(table, key, update));
      } catch (error) {
        if (isConditionFailure(error)) return 'refused';
        if (isTransactionConflict(error)) return 'conflict';
        if (isItemTooLarge(error)) return 'too_large';
        throw error;
      }
    },
  };
}

function answersUpdate(attemptId: string, answers: readonly [string, unknown][], now: Date) {
  const named = answers.map(([questionId, answer], index) => ({ questionId, answer, index }));
  return {
    UpdateExpression: [
      'SET #version = #version + :one',
      ...named.map(({ index }) => `answers.#q${index} = :a${index}`),
    ].join(', '),
    ConditionExpression: [
      'id = :id AND #status = :open AND deadline >= :earliest',
      ...named.map(({ index }) => `contains(questionIds, :q${index})`),
    ].join(' AND '),
    ExpressionAttributeNames: {
      '#version': 'version',
      '#status': 'status',
      ...Object.fromEntries(named.map(({ questionId, index }) => [`#q${index}`, questionId])),
    },
    ExpressionAttributeValues: {
      ':one': 1,
      ':id': attemptId,
      ':open': 'open',
      ':earliest': earliestOpenDeadline(now).toISOString(),
      ...Object.fromEntries(named.map(({ questionId, index }) => [`:q${index}`, questionId])),
      ...Object.fromEntries(named.map(({ answer, index }) => [`:a${index}`, answer])),
    },
  };
}
