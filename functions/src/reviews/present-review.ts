import type { Review } from '@learning/shared/contract/reviews';
import type { CourseRatings } from '#catalog/catalog-records.ts';
import { presentRating } from '#catalog/present-course.ts';
import type { ReviewRecord } from './review-records.ts';

/** Returns a review without anything that identifies the learner's account. */
export function presentReview(record: ReviewRecord): Review {
  const { id, authorName, rating, text, createdAt, editedAt } = record;
  return { id, authorName, rating, text, createdAt, editedAt };
}

export function presentRatings(ratings: CourseRatings) {
  return { rating: presentRating(ratings), reviewCount: ratings.reviewCount };
}

/** Returns the number of reviews with 1, 2, 3, 4 and 5 stars. */
export function ratingCountsOf(ratings: CourseRatings): number[] {
  const { ratingCount1, ratingCount2, ratingCount3, ratingCount4, ratingCount5 } = ratings;
  return [ratingCount1, ratingCount2, ratingCount3, ratingCount4, ratingCount5];
}
