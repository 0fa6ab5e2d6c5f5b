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

/** A learner's review of a course before and after a change; null where there is none. */
export interface ReviewChange {
  courseId: number;
  userId: string;
  /** As it was read; the write is refused when it has changed since. */
  before: ReviewRecord | null;
  after: ReviewRecord | null;
}

export interface ReviewRepository {
  /** The learner's own review; the latest state. */
  find(courseId: number, userId: string): Promise<ReviewRecord | null>;
  /** Newest first. @param before Only reviews whose id is smaller. */
  list(courseId: number, limit: number, before?: string): Promise<ReviewRecord[]>;
  /** The course's figures, the latest state; undefined when there is no such course. */
  readRatings(courseId: number): Promise<CourseRatings | undefined>;
  /**
   * Writes, edits or deletes a review and brings the course's figures along. One transaction.
   *
   * @returns `conflict` when the review changed since it was read, or others changed the figures in the same moment: read
   * again and repeat. `no_course` when the course is gone.
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
      const figures = ratingChange(before?.rating ?? null, after?.rating ?? null);
      try {
        await writeTransaction(table, [
          reviewPart(change),
          // A new text for the same rating leaves the course, which many write at once, alone.
          ...(Object.keys(figures).length > 0 ? [figuresPart(courseId, figures)] : []),
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

function reviewPart({ courseId, userId, before, after }: ReviewChange): TransactionPart {
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

function figuresPart(courseId: number, figures: RatingChange): TransactionPart {
  const fields = Object.entries(figures);
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
