import { quarterHourOf } from '@learning/shared/domain/learning-time';
import {
  failedConditions,
  isConditionFailure,
  isTransactionConflict,
} from '../table/condition-errors.ts';
import { learnerKeys } from '../table/keys.ts';
import { updateItem, writeTransaction, type Table, type TransactionPart } from '../table/table.ts';
import {
  LEARNER_SCHEMA_VERSION,
  type EnrollmentRecord,
  type EntitlementRecord,
  type ProgressRecord,
} from './learner-records.ts';

/** A module's completion or reopening, as one change of the enrollment. */
export interface ProgressChange {
  /** The enrollment as it was read; the write is refused when it has changed since. */
  before: EnrollmentRecord;
  completedModuleIds: string[];
  completedAt: string | null;
  progress: ProgressRecord;
  /** Minutes to add to the learner's learning time. */
  minutes: number;
}

export interface EnrollmentRepository {
  /**
   * Stores a new enrollment while the entitlement that grants it still stands. One transaction.
   *
   * @returns `exists` when the learner is already enrolled, `not_entitled` when the entitlement is gone or over, `conflict`
   * when another transaction was at the same items: read again and repeat.
   */
  create(
    userId: string,
    enrollment: EnrollmentRecord,
    grantedBy: EntitlementRecord,
    now: Date,
  ): Promise<'created' | 'exists' | 'not_entitled' | 'conflict'>;
  /**
   * Stores a change of progress: enrollment, module progress and learning time in one transaction.
   *
   * @returns `conflict` when the enrollment changed since it was read: read again and repeat.
   */
  changeProgress(userId: string, change: ProgressChange, now: Date): Promise<'stored' | 'conflict'>;
  /** @returns false when the learner is not enrolled. */
  savePosition(userId: string, courseId: number, moduleId: string): Promise<boolean>;
}

export function enrollmentRepository(table: Table): EnrollmentRepository {
  return {
    async create(userId, enrollment, grantedBy, now) {
      const { completedModuleIds: _none, ...stored } = enrollment;
      const item = {
        ...learnerKeys.enrollment(userId, enrollment.courseId),
        ...stored,
        userId,
        schemaVersion: LEARNER_SCHEMA_VERSION,
      };
      const stillEntitled = {
        ConditionExpression:
          'attribute_exists(PK) AND (attribute_type(endsAt, :null) OR endsAt > :now)',
        ExpressionAttributeValues: { ':null': 'NULL', ':now': now.toISOString() },
      };
      try {
        await writeTransaction(table, [
          { put: item, condition: { ConditionExpression: 'attribute_not_exists(PK)' } },
          { check: learnerKeys.entitlement(userId, grantedBy.name), condition: stillEntitled },
        ]);
        return 'created';
      } catch (error) {
        const failed = failedConditions(error);
        if (failed?.includes(0)) return 'exists';
        if (failed?.includes(1)) return 'not_entitled';
        if (isTransactionConflict(error)) return 'conflict';
        throw error;
      }
    },

    async changeProgress(userId, change, now) {
      try {
        await writeTransaction(table, [
          enrollmentUpdate(userId, change),
          {
            put: {
              ...learnerKeys.progress(userId, change.before.courseId, change.progress.moduleId),
              ...change.progress,
              schemaVersion: LEARNER_SCHEMA_VERSION,
            },
          },
          learningTimeUpdate(userId, change.minutes, now),
        ]);
        return 'stored';
      } catch (error) {
        if (failedConditions(error) || isTransactionConflict(error)) return 'conflict';
        throw error;
      }
    },

    async savePosition(userId, courseId, moduleId) {
      const save = () =>
        updateItem(table, learnerKeys.enrollment(userId, courseId), {
          UpdateExpression: 'SET lastModuleId = :moduleId',
          ConditionExpression: 'attribute_exists(PK)',
          ExpressionAttributeValues: { ':moduleId': moduleId },
        });
      try {
        // A module is often completed in the same moment, in a transaction on the same item.
        await save().catch((error: unknown) => {
          if (!isTransactionConflict(error)) throw error;
          return save();
        });
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
        throw error;
      }
    },
  };
}

/** Refused when the enrollment changed since it was read. DynamoDB stores no empty set: none is the missing attribute. */
function enrollmentUpdate(
  userId: string,
  { before, completedModuleIds, completedAt }: ProgressChange,
): TransactionPart {
  const hasCompleted = completedModuleIds.length > 0;
  const set = hasCompleted ? ', completedModuleIds = :ids' : ' REMOVE completedModuleIds';
  return {
    update: learnerKeys.enrollment(userId, before.courseId),
    with: {
      UpdateExpression: `SET #version = :next, completedAt = :completedAt${set}`,
      ConditionExpression: '#version = :before',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: {
        ':before': before.version,
        ':next': before.version + 1,
        ':completedAt': completedAt,
        ...(hasCompleted ? { ':ids': new Set(completedModuleIds) } : {}),
      },
    },
  };
}

function learningTimeUpdate(userId: string, minutes: number, now: Date): TransactionPart {
  const { month, quarter } = quarterHourOf(now);
  return {
    update: learnerKeys.learningTime(userId, month),
    with: {
      UpdateExpression: 'SET #entity = :entity, #month = :month ADD #quarter :minutes',
      ExpressionAttributeNames: { '#entity': 'entity', '#month': 'month', '#quarter': quarter },
      ExpressionAttributeValues: {
        ':entity': 'learningTime',
        ':month': month,
        ':minutes': minutes,
      },
    },
  };
}
