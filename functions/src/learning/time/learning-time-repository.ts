import type { Sitting } from '@learning/shared/domain/time/sittings';
import { failedConditions, isTransactionConflict } from '#table/condition-errors.ts';
import { writeTransaction, type Condition, type Table } from '#table/table.ts';
import { learningTimeUpdate, progressUpdate } from '../progress/progress-updates.ts';

/** Adds measured time to one module. */
export interface TimeChange {
  courseId: number;
  moduleId: string;
  /** Version of the progress item as it was read, 0 without one. The write is refused when it has changed since. */
  version: number;
  sittings: Sitting[];
  addedMinutes: number;
}

export interface LearningTimeRepository {
  /**
   * Adds measured time to the module and to the quarter hour of `now`, in one transaction.
   *
   * @returns `conflict` when another report was stored since the module's progress was read: read again and retry.
   */
  add(userId: string, change: TimeChange, now: Date): Promise<'stored' | 'conflict'>;
}

export function learningTimeRepository(table: Table): LearningTimeRepository {
  return {
    async add(userId, { courseId, moduleId, version, sittings, addedMinutes }, now) {
      const update = progressUpdate(userId, {
        courseId,
        moduleId,
        set: { sittings, version: version + 1 },
        minutes: addedMinutes,
        condition: unchangedSince(version),
      });
      try {
        await writeTransaction(table, [update, ...learningTimeUpdate(userId, addedMinutes, now)]);
        return 'stored';
      } catch (error) {
        if (failedConditions(error) || isTransactionConflict(error)) return 'conflict';
        throw error;
      }
    },
  };
}

/** Only reports of time change the version: completing and reading do not touch the sittings. */
function unchangedSince(version: number): Condition {
  if (version === 0) return { ConditionExpression: 'attribute_not_exists(#version)' };
  return {
    ConditionExpression: '#version = :before',
    ExpressionAttributeValues: { ':before': version },
  };
}
