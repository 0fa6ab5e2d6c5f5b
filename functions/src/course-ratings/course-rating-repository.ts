import { RatingTotals } from '#catalog/catalog-records.ts';
import { failedConditions, isTransactionConflict } from '#table/condition-errors.ts';
import {
  catalogKeys,
  courseRatingKey,
  courseRatingsPartition,
  moderatedRatingsPartition,
} from '#table/keys.ts';
import {
  getItem,
  queryIndexBackwards,
  writeTransaction,
  type Condition,
  type Table,
  type TransactionPart,
} from '#table/table.ts';
import { totalsChange, type TotalsChange } from './totals-change.ts';
import {
  COURSE_RATING_SCHEMA_VERSION,
  CourseRatingRecord,
  type Stars,
} from './course-rating-records.ts';

/** A learner's course rating before and after a change; null means no course rating. */
export interface CourseRatingChange {
  courseId: number;
  userId: string;
  /** The course rating as read; the write is refused if it changed since. */
  before: CourseRatingRecord | null;
  after: CourseRatingRecord | null;
}

/** Writes that go with a change, in its transaction. */
export type OtherWrites = readonly TransactionPart[];

export interface CourseRatingRepository {
  /** Returns the learner's course rating, read with strong consistency; null without one. */
  find(courseId: number, userId: string): Promise<CourseRatingRecord | null>;
  /** Lists the course ratings that are shown, newest first. @param before limits the list to smaller ids */
  list(courseId: number, limit: number, before?: string): Promise<CourseRatingRecord[]>;
  /** Lists the ratings of all courses that are not shown, newest first. @param before limits the list to smaller ids */
  listModerated(limit: number, before?: string): Promise<CourseRatingRecord[]>;
  /** Returns the rating totals of a course, read with strong consistency; undefined for an unknown course. */
  readTotals(courseId: number): Promise<RatingTotals | undefined>;
  /**
   * Creates, edits or deletes a course rating and updates the rating totals of the course in one transaction.
   *
   * @returns `conflict` when the course rating changed since it was read, or another write changed the totals: read again and retry.
   * `no_course` when the course does not exist.
   */
  change(
    change: CourseRatingChange,
    others?: OtherWrites,
  ): Promise<'stored' | 'conflict' | 'no_course'>;
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

    async listModerated(limit, before) {
      const page = { partition: moderatedRatingsPartition, limit, before };
      const items = await queryIndexBackwards(table, page);
      return items.map((item) => CourseRatingRecord.parse(item));
    },

    async readTotals(courseId) {
      const item = await getItem(table, catalogKeys.course(courseId));
      return item && RatingTotals.parse(item);
    },

    async change(change, others = []) {
      const { courseId, before, after } = change;
      const totals = totalsChange(countedStars(before), countedStars(after));
      try {
        await writeTransaction(table, [
          courseRatingWrite(change),
          // A new text with the same rating does not write the course, which many learners write at once.
          ...(Object.keys(totals).length > 0 ? [totalsUpdate(courseId, totals)] : []),
          ...others,
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

/** Returns the stars that count: those of a rating that everyone sees. */
const countedStars = (record: CourseRatingRecord | null): Stars | null =>
  record === null || record.moderation !== null ? null : record.rating;

/** Returns the index partition that lists a rating; undefined when only its decision is left. */
function listOf({ courseId, moderation, isWithdrawn }: CourseRatingRecord): string | undefined {
  if (isWithdrawn) return undefined;
  return moderation === null ? courseRatingsPartition(courseId) : moderatedRatingsPartition;
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
  const list = listOf(after);
  return {
    put: {
      ...key,
      ...(list === undefined ? {} : { GSI1PK: list, GSI1SK: after.id }),
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
