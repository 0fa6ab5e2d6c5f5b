import type { ApiContract } from '@learning/shared/contract/contract';
import type { Review } from '@learning/shared/contract/reviews';
import type { ResponseOf } from '@learning/shared/contract/route';

export type ReviewsPage = ResponseOf<ApiContract['listReviews']>;

export interface ReviewChange {
  /** null without a review. */
  before: Review | null;
  after: Review | null;
  /** The course's figures after the change. */
  rating: string;
  reviewCount: number;
}

/**
 * Returns the loaded pages after the learner's own change. They are not refetched, because the list may lag a moment
 * behind the write.
 */
export function pagesAfterChange(pages: ReviewsPage[], change: ReviewChange): ReviewsPage[] {
  const { before, after, rating, reviewCount } = change;
  const isListed = pages.some((page) => page.reviews.some(({ id }) => id === before?.id));
  return pages.map((page, index) => {
    const others = page.reviews.flatMap((review) =>
      review.id === before?.id ? (after ?? []) : review,
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
