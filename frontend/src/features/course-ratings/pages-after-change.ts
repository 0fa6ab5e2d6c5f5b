import type { ApiContract } from '@learning/shared/contract/contract';
import type { CourseRating } from '@learning/shared/contract/course-ratings';
import type { ResponseOf } from '@learning/shared/contract/route';

export type CourseRatingsPage = ResponseOf<ApiContract['listCourseRatings']>;

export interface CourseRatingChange {
  /** null without a course rating. */
  before: CourseRating | null;
  after: CourseRating | null;
  /** The course's figures after the change. */
  rating: string;
  reviewCount: number;
}

/**
 * Returns the loaded pages after the learner's own change. They are not refetched, because the list may lag a moment
 * behind the write.
 */
export function pagesAfterChange(
  pages: CourseRatingsPage[],
  change: CourseRatingChange,
): CourseRatingsPage[] {
  const { before, after, rating, reviewCount } = change;
  const isListed = pages.some((page) => page.reviews.some(({ id }) => id === before?.id));
  return pages.map((page, index) => {
    const others = page.reviews.flatMap((courseRating) =>
      courseRating.id === before?.id ? (after ?? []) : courseRating,
    );
    const isNew = index === 0 && after !== null && before === null && !isListed;
    return {
      ...page,
      reviews: isNew ? [after, ...others] : others,
      rating,
      reviewCount,
      ratingCounts: page.ratingCounts.map(
        (count, stars) =>
          count + (after?.rating === stars + 1 ? 1 : 0) - (before?.rating === stars + 1 ? 1 : 0),
      ),
    };
  });
}
