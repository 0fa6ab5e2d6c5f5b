import { requireCourse } from '#catalog/find-course.ts';
import { Failure } from '#failure.ts';
import type { ReviewDependencies } from './dependencies.ts';
import { presentRatings, presentReview, ratingCountsOf } from './present-review.ts';
import { positionOf, reviewCursor } from './review-cursor.ts';

const PAGE_SIZE = 10;

/**
 * Returns a page of a course's reviews, newest first, with the current ratings of the course.
 *
 * @throws Failure `course_not_found`; `invalid_request` for a cursor from another list.
 */
export async function listReviews(
  { courseId, cursor }: { courseId: number; cursor: string | undefined },
  { catalog, reviews }: Pick<ReviewDependencies, 'catalog' | 'reviews'>,
) {
  const before = cursor === undefined ? undefined : positionOf(cursor, courseId);
  const [, found, ratings] = await Promise.all([
    requireCourse(catalog, courseId),
    // One more than the page shows, to find out whether there is a next page.
    reviews.list(courseId, PAGE_SIZE + 1, before),
    reviews.readRatings(courseId),
  ]);
  if (!ratings) throw new Failure('course_not_found');
  const shown = found.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    reviews: shown.map(presentReview),
    ...presentRatings(ratings),
    ratingCounts: ratingCountsOf(ratings),
    nextCursor: last && found.length > PAGE_SIZE ? reviewCursor(courseId, last.id) : null,
  };
}
