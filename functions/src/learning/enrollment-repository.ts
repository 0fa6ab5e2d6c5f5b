import { quarterHourOf } from '@learning/shared/domain/learning-time';
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { failedConditions, isConditionFailure, isTransactionConflict } from '../table/condition-errors.ts';
import { learnerKeys } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
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
   * @returns `exists` when the learner is already enrolled, `not_entitled` when the entitlement is gone or over.
   */
  create(
    userId: string,
    enrollment: EnrollmentRecord,
    grantedBy: EntitlementRecord,
    now: Date,
  ): Promise<'created' | 'exists' | 'not_entitled'>;
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
      try {
        await table.client.send(
          new TransactWriteCommand({
            TransactItems: [
              {
                Put: {
                  TableName: table.name,
                  Item: item,
                  ConditionExpression: 'attribute_not_exists(PK)',
                },
              },
              {
                ConditionCheck: {
                  TableName: table.name,
                  Key: learnerKeys.entitlement(userId, grantedBy.name),
                  ConditionExpression:
                    'attribute_exists(PK) AND (attribute_type(endsAt, :null) OR endsAt > :now)',
                  ExpressionAttributeValues: { ':null': 'NULL', ':now': now.toISOString() },
                },
              },
            ],
          }),
        );
        return 'created';
      } catch (error) {
        const failed = failedConditions(error);
        if (failed?.includes(0)) return 'exists';
        if (failed?.includes(1)) return 'not_entitled';
        if (isTransactionConflict(error)) return 'exists';
        throw error;
      }
    },

    async changeProgress(userId, change, now) {
      const { before, progress } = change;
      const ids = change.completedModuleIds;
      const time = quarterHourOf(now);
      try {
        await table.client.send(
          new TransactWriteCommand({
            TransactItems: [
              {
                Update: {
                  TableName: table.name,
                  Key: learnerKeys.enrollment(userId, before.courseId),
                  UpdateExpression: `SET #version = :next, completedAt = :completedAt${
                    ids.length > 0 ? ', completedModuleIds = :ids' : ' REMOVE completedModuleIds'
                  }`,
                  ConditionExpression: '#version = :before',
                  ExpressionAttributeNames: { '#version': 'version' },
                  ExpressionAttributeValues: {
                    ':before': before.version,
                    ':next': before.version + 1,
                    ':completedAt': change.completedAt,
                    ...(ids.length > 0 ? { ':ids': new Set(ids) } : {}),
                  },
                },
              },
              {
                Put: {
                  TableName: table.name,
                  Item: {
                    ...learnerKeys.progress(userId, before.courseId, progress.moduleId),
                    ...progress,
                    schemaVersion: LEARNER_SCHEMA_VERSION,
                  },
                },
              },
              {
                Update: {
                  TableName: table.name,
                  Key: learnerKeys.learningTime(userId, time.month),
                  UpdateExpression: 'SET #entity = :entity, #month = :month ADD #quarter :minutes',
                  ExpressionAttributeNames: {
                    '#entity': 'entity',
                    '#month': 'month',
                    '#quarter': time.quarter,
                  },
                  ExpressionAttributeValues: {
                    ':entity': 'learningTime',
                    ':month': time.month,
                    ':minutes': change.minutes,
                  },
                },
              },
            ],
          }),
        );
        return 'stored';
      } catch (error) {
        if (failedConditions(error) || isTransactionConflict(error)) return 'conflict';
        throw error;
      }
    },

    async savePosition(userId, courseId, moduleId) {
      try {
        await table.client.send(
          new UpdateCommand({
            TableName: table.name,
            Key: learnerKeys.enrollment(userId, courseId),
            UpdateExpression: 'SET lastModuleId = :moduleId',
            ConditionExpression: 'attribute_exists(PK)',
            ExpressionAttributeValues: { ':moduleId': moduleId },
          }),
        );
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
        throw error;
      }
    },
  };
}
