import { domainEventWrite, newEvent } from '#events/event-writes.ts';
import { failedConditions, isTransactionConflict } from '#table/condition-errors.ts';
import { learnerKeys } from '#table/keys.ts';
import { toStored } from '#table/stored-item.ts';
import { writeTransaction, type Table, type TransactionPart } from '#table/table.ts';
import {
  completionItem,
  enrollmentItem,
  type CompletionRecord,
  type EnrollmentRecord,
  type EntitlementRecord,
} from '../learner-records.ts';
import { progressUpdate } from '../progress/progress-updates.ts';

/** One change of an enrollment: completes or reopens a module. */
export interface ProgressChange {
  /** The enrollment as it was read; the write is refused when it has changed since. */
  before: EnrollmentRecord;
  completedModuleIds: string[];
  /** When the course became complete; null while it is not. */
  completedAt: string | null;
  module: {
    moduleId: string;
    completed: boolean;
    completedAt: string | null;
    firstCompletedAt: string | null;
  };
  /** Present when the module is completed for the first time: the minutes measured in it until now. */
  firstCompletion?: { minutes: number; at: Date };
  /** The course as it is today; present only when this change completes it for the first time. */
  completion?: CompletionRecord;
}

/** A learner's reading position in a course. */
export interface Position {
  moduleId: string;
  /** 0-based paragraph. Without it, the stored one stays. */
  lastBlock?: number | undefined;
}

export interface EnrollmentRepository {
  /**
   * Stores a new enrollment if the entitlement that grants it is still active. One transaction.
   *
   * @returns `exists` when the learner is already enrolled, `not_entitled` when the entitlement is missing or has ended,
   * `conflict` when another transaction changed the same items: read again and retry.
   */
  create(
    userId: string,
    enrollment: EnrollmentRecord,
    grantedBy: EntitlementRecord,
    now: Date,
  ): Promise<'created' | 'exists' | 'not_entitled' | 'conflict'>;
  /**
   * Stores a change of progress: enrollment, module progress and a first completion in one transaction.
   *
   * @returns `conflict` when the enrollment changed since it was read, or the course has been completed before: read again and retry.
   */
  changeProgress(userId: string, change: ProgressChange): Promise<'stored' | 'conflict'>;
  /**
   * Stores where the learner is.
   *
   * @returns `not_enrolled` when there is no enrollment, `conflict` when another transaction changed the same items: retry.
   */
  savePosition(
    userId: string,
    courseId: number,
    position: Position,
  ): Promise<'stored' | 'not_enrolled' | 'conflict'>;
}

export function enrollmentRepository(table: Table): EnrollmentRepository {
  return {
    async create(userId, enrollment, grantedBy, now) {
      const { completedModuleIds: _none, ...stored } = enrollment;
      const item = {
        ...learnerKeys.enrollment(userId, enrollment.courseId),
        ...stored,
        userId,
        schemaVersion: enrollmentItem.version,
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
          enrolledWrite(userId, enrollment.courseId, now),
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

    async changeProgress(userId, change) {
      const { courseId } = change.before;
      const { moduleId, ...set } = change.module;
      try {
        await writeTransaction(table, [
          enrollmentUpdate(userId, change),
          progressUpdate(userId, { courseId, moduleId, set }),
          ...moduleCompletedParts(userId, change),
          ...(change.completion
            ? completionParts(userId, change.completion, change.before.createdAt)
            : []),
        ]);
        return 'stored';
      } catch (error) {
        if (failedConditions(error) || isTransactionConflict(error)) return 'conflict';
        throw error;
      }
    },

    async savePosition(userId, courseId, position) {
      try {
        await writeTransaction(table, positionParts(userId, courseId, position));
        return 'stored';
      } catch (error) {
        if (failedConditions(error)) return 'not_enrolled';
        if (isTransactionConflict(error)) return 'conflict';
        throw error;
      }
    },
  };
}

function enrolledWrite(userId: string, courseId: number, now: Date): TransactionPart {
  return domainEventWrite(newEvent(userId, 'enrolled', String(courseId), { courseId }, now));
}

/** Tells the figures that a module was completed, once. */
function moduleCompletedParts(
  userId: string,
  { before, module, firstCompletion }: ProgressChange,
): TransactionPart[] {
  if (!firstCompletion) return [];
  const { courseId, createdAt: enrolledAt } = before;
  const { moduleId } = module;
  const data = { courseId, moduleId, enrolledAt, minutes: firstCompletion.minutes };
  return [
    domainEventWrite(newEvent(userId, 'moduleCompleted', moduleId, data, firstCompletion.at)),
  ];
}

/** Stores the first completion of a course, and that it happened. Refused when one is stored already. */
function completionParts(
  userId: string,
  completion: CompletionRecord,
  enrolledAt: string,
): TransactionPart[] {
  const { courseId, courseTitle, completedAt } = completion;
  const data = { courseId, courseTitle, enrolledAt };
  const event = newEvent(userId, 'courseCompleted', String(courseId), data, new Date(completedAt));
  return [
    {
      put: toStored(completionItem, learnerKeys.completion(userId, courseId), completion),
      condition: { ConditionExpression: 'attribute_not_exists(PK)' },
    },
    domainEventWrite(event),
  ];
}

function positionParts(
  userId: string,
  courseId: number,
  { moduleId, lastBlock }: Position,
): TransactionPart[] {
  const enrollment: TransactionPart = {
    update: learnerKeys.enrollment(userId, courseId),
    with: {
      UpdateExpression: 'SET lastModuleId = :moduleId',
      ConditionExpression: 'attribute_exists(PK)',
      ExpressionAttributeValues: { ':moduleId': moduleId },
    },
  };
  if (lastBlock === undefined) return [enrollment];
  return [enrollment, progressUpdate(userId, { courseId, moduleId, set: { lastBlock } })];
}

/** Refused when the enrollment changed since it was read. Removes an empty set, because DynamoDB stores none. */
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
