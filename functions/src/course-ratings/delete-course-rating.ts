import { requireCourse } from '#catalog/find-course.ts';
import { changeCourseRating } from './change-course-rating.ts';
import type { CourseRatingDependencies } from './dependencies.ts';

/**
 * Deletes the learner's course rating. Every author may do that at any time. Idempotent.
 *
 * @returns the rating totals of the course without it.
 * @throws Failure `course_not_found`, `write_conflict`.
 */
export async function deleteCourseRating(
  command: { userId: string; courseId: number },
  deps: CourseRatingDependencies,
) {
  await requireCourse(deps.catalog, command.courseId);
  const { totals } = await changeCourseRating(command, () => null, deps);
  return totals;
}
