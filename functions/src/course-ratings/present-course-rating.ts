import type { CourseRating } from '@learning/shared/contract/course-ratings';
import type { RatingTotals } from '#catalog/catalog-records.ts';
import { presentRating } from '#catalog/present-course.ts';
import type { CourseRatingRecord } from './course-rating-records.ts';

/** Returns a course rating without anything that identifies the learner's account. */
export function presentCourseRating(record: CourseRatingRecord): CourseRating {
  const { id, authorName, rating, text, createdAt, editedAt } = record;
  return { id, authorName, rating, text, createdAt, editedAt };
}

/** Returns why others do not see a learner's own rating; null while they do. */
export function presentModeration({ moderation, isWithdrawn }: CourseRatingRecord) {
  return moderation && !isWithdrawn
    ? { state: moderation.state, statement: moderation.statement, at: moderation.at }
    : null;
}

export function presentTotals(totals: RatingTotals) {
  return { rating: presentRating(totals), reviewCount: totals.reviewCount };
}

/** Returns the number of course ratings with 1, 2, 3, 4 and 5 stars. */
export function countsByStars(totals: RatingTotals): number[] {
  const { ratingCount1, ratingCount2, ratingCount3, ratingCount4, ratingCount5 } = totals;
  return [ratingCount1, ratingCount2, ratingCount3, ratingCount4, ratingCount5];
}
