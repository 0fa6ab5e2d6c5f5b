import { CourseRatings } from '#catalog/catalog-records.ts';
import { failedConditions, isTransactionConflict } from '#table/condition-errors.ts';
import { catalogKeys, reviewKey, reviewsPartition } from '#table/keys.ts';
import {
  getItem,
  queryIndexBackwards,
  writeTransaction,
  type Condition,
  type Table,
  type TransactionPart,
} from '#table/table.ts';
import { ratingChange, type RatingChange } from './rating-change.ts';
import { REVIEW_SCHEMA_VERSION, ReviewRecord } from './review-records.ts';

/** A learner's review of a course before and after a change; null means no review. */
export interface ReviewChange {
  courseId: number;
  userId: string;
  /** The review as read; the write is refused if it changed since. */
  before: ReviewRecord | null;
  after: ReviewRecord | null;
}

export interface ReviewRepository {
  /** Returns the learner's review, read with strong consistency; null without one. */
  find(courseId: number, userId: string): Promise<ReviewRecord | null>;
  /** Lists reviews, newest first. @param before limits the list to smaller ids */
  list(courseId: number, limit: number, before?: string): Promise<ReviewRecord[]>;
  /** Returns the ratings of a course, read with strong consistency; undefined for an unknown course. */
  readRatings(courseId: number): Promise<CourseRatings | undefined>;
  /**
   * Creates, edits or deletes a review and updates the ratings of the course in one transaction.
   *
   * @returns `conflict` when the review changed since it was read, or another write changed the ratings: read again and retry.
   * `no_course` when the course does not exist.
   */
  change(change: ReviewChange): Promise<'stored' | 'conflict' | 'no_course'>;
}

export function reviewRepository(table: Table): ReviewRepository {
  return {
    async find(courseId, userId) {
      const item = await getItem(table, reviewKey(courseId, userId));
      return item ? ReviewRecord.parse(item) : null;
    },

    async list(courseId, limit, before) {
      const partition = reviewsPartition(courseId);
      const items = await queryIndexBackwards(table, { partition, limit, before });
      return items.map((item) => ReviewRecord.parse(item));
    },

    async readRatings(courseId) {
      const item = await getItem(table, catalogKeys.course(courseId));
      return item && CourseRatings.parse(item);
    },

    async change(change) {
      const { courseId, before, after } = change;
      const ratings = ratingChange(before?.rating ?? null, after?.rating ?? null);
      try {
        await writeTransaction(table, [
          reviewWrite(change),
          // A new text with the same rating does not write the course, which many learners write at once.
          ...(Object.keys(ratings).length > 0 ? [ratingsUpdate(courseId, ratings)] : []),
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

function reviewWrite({ courseId, userId, before, after }: ReviewChange): TransactionPart {
  const key = reviewKey(courseId, userId);
  // A review that was deleted and written again has another id.
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
      GSI1PK: reviewsPartition(courseId),
      GSI1SK: after.id,
      ...after,
      schemaVersion: REVIEW_SCHEMA_VERSION,
    },
    condition,
  };
}

function ratingsUpdate(courseId: number, change: RatingChange): TransactionPart {
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
