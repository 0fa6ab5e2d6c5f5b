import { requireCourse } from '#catalog/find-course.ts';
import { Failure } from '#failure.ts';
import type { CourseRatingDependencies } from './dependencies.ts';
import { presentTotals, presentCourseRating, countsByStars } from './present-course-rating.ts';
import { positionOf, courseRatingCursor } from './course-rating-cursor.ts';

const PAGE_SIZE = 10;

/**
 * Returns a page of the ratings of a course, newest first, with the current rating totals of the course.
 *
 * @throws Failure `course_not_found`; `invalid_request` for a cursor from another list.
 */
export async function listCourseRatings(
  { courseId, cursor }: { courseId: number; cursor: string | undefined },
  { catalog, courseRatings }: Pick<CourseRatingDependencies, 'catalog' | 'courseRatings'>,
) {
  const before = cursor === undefined ? undefined : positionOf(cursor, courseId);
  const [, found, totals] = await Promise.all([
    requireCourse(catalog, courseId),
    // One more than the page shows, to find out whether there is a next page.
    courseRatings.list(courseId, PAGE_SIZE + 1, before),
    courseRatings.readTotals(courseId),
  ]);
  if (!totals) throw new Failure('course_not_found');
  const shown = found.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    reviews: shown.map(presentCourseRating),
    ...presentTotals(totals),
    ratingCounts: countsByStars(totals),
    nextCursor: last && found.length > PAGE_SIZE ? courseRatingCursor(courseId, last.id) : null,
  };
}
