import type { CourseRatings } from '#catalog/catalog-records.ts';
import type { Rating } from './review-records.ts';

/** Amounts to add to the ratings of a course; unchanged fields are absent. */
export type RatingChange = Partial<Record<keyof CourseRatings, number>>;

const countField = (rating: Rating) => `ratingCount${rating}` as const;

/**
 * Returns how the ratings of a course change when a review with the rating `before` becomes one with the rating `after`; null
 * means no review.
 */
export function ratingChange(before: Rating | null, after: Rating | null): RatingChange {
  if (before === after) return {};
  const change: RatingChange = { ratingSum: (after ?? 0) - (before ?? 0) };
  if (before !== null) change[countField(before)] = -1;
  if (after !== null) change[countField(after)] = 1;
  const count = (after === null ? 0 : 1) - (before === null ? 0 : 1);
  if (count !== 0) change.reviewCount = count;
  return change;
}
