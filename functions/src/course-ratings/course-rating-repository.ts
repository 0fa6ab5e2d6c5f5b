import { RatingTotals } from '#catalog/catalog-records.ts';
import { failedConditions, isTransactionConflict } from '#table/condition-errors.ts';
import { catalogKeys, courseRatingKey, courseRatingsPartition } from '#table/keys.ts';
import {
  getItem,
  queryIndexBackwards,
  writeTransaction,
  type Condition,
  type Table,
  type TransactionPart,
} from '#table/table.ts';
import { totalsChange, type TotalsChange } from './totals-change.ts';
import { COURSE_RATING_SCHEMA_VERSION, CourseRatingRecord } from './course-rating-records.ts';

/** A learner's course rating before and after a change; null means no course rating. */
export interface CourseRatingChange {
  courseId: number;
  userId: string;
  /** The course rating as read; the write is refused if it changed since. */
  before: CourseRatingRecord | null;
  after: CourseRatingRecord | null;
}

export interface CourseRatingRepository {
  /** Returns the learner's course rating, read with strong consistency; null without one. */
  find(courseId: number, userId: string): Promise<CourseRatingRecord | null>;
  /** Lists course ratings, newest first. @param before limits the list to smaller ids */
  list(courseId: number, limit: number, before?: string): Promise<CourseRatingRecord[]>;
  /** Returns the rating totals of a course, read with strong consistency; undefined for an unknown course. */
  readTotals(courseId: number): Promise<RatingTotals | undefined>;
  /**
   * Creates, edits or deletes a course rating and updates the rating totals of the course in one transaction.
   *
   * @returns `conflict` when the course rating changed since it was read, or another write changed the totals: read again and retry.
   * `no_course` when the course does not exist.
   */
  change(change: CourseRatingChange): Promise<'stored' | 'conflict' | 'no_course'>;
}

export function courseRatingRepository(table: Table): CourseRatingRepository {
  return {
    async find(courseId, userId) {
      const item = await getItem(table, courseRatingKey(courseId, userId));
      return item ? CourseRatingRecord.parse(item) : null;
    },

    async list(courseId, limit, before) {
      const partition = courseRatingsPartition(courseId);
      const items = await queryIndexBackwards(table, { partition, limit, before });
      return items.map((item) => CourseRatingRecord.parse(item));
    },

    async readTotals(courseId) {
      const item = await getItem(table, catalogKeys.course(courseId));
      return item && RatingTotals.parse(item);
    },

    async change(change) {
      const { courseId, before, after } = change;
      const totals = totalsChange(before?.rating ?? null, after?.rating ?? null);
      try {
        await writeTransaction(table, [
          courseRatingWrite(change),
          // A new text with the same rating does not write the course, which many learners write at once.
          ...(Object.keys(totals).length > 0 ? [totalsUpdate(courseId, totals)] : []),
        ]);
        return 'stored';
      } catch (error) {
        const failed = failedConditions(error);
        if (failed?.includes(1)) return 'no_course';
        if (failed || isTransactionConflict(error)) return 'conflict';
        throw error;
      }
    },
  };
}

function courseRatingWrite({
  courseId,
  userId,
  before,
  after,
}: CourseRatingChange): TransactionPart {
  const key = courseRatingKey(courseId, userId);
  // A course rating that was deleted and written again has another id.
  const condition: Condition = before
    ? {
        ConditionExpression: 'id = :id AND #version = :version',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':id': before.id, ':version': before.version },
      }
    : { ConditionExpression: 'attribute_not_exists(PK)' };
  if (!after) return { remove: key, condition };
  return {
    put: {
      ...key,
      GSI1PK: courseRatingsPartition(courseId),
      GSI1SK: after.id,
      ...after,
      schemaVersion: COURSE_RATING_SCHEMA_VERSION,
    },
    condition,
  };
}

function totalsUpdate(courseId: number, change: TotalsChange): TransactionPart {
  const fields = Object.entries(change);
  return {
    update: catalogKeys.course(courseId),
    with: {
      UpdateExpression: `ADD ${fields.map((_, index) => `#f${index} :v${index}`).join(', ')}`,
      ConditionExpression: 'attribute_exists(PK)',
      ExpressionAttributeNames: Object.fromEntries(
        fields.map(([name], index) => [`#f${index}`, name]),
      ),
      ExpressionAttributeValues: Object.fromEntries(
        fields.map(([, value], index) => [`:v${index}`, value]),
      ),
    },
  };
}
