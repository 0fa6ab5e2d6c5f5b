import { requireCourse } from '#catalog/find-course.ts';
import type { CourseRatingRecord } from './course-rating-records.ts';
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
  const { totals } = await changeCourseRating(command, withdrawn, deps);
  return totals;
}

/** Returns what is left of a rating: nothing, or the decision about one that was not shown. Source: rules/learning.md L48 */
function withdrawn(before: CourseRatingRecord | null): CourseRatingRecord | null {
  if (!before?.moderation || before.isWithdrawn) return before?.isWithdrawn ? before : null;
  const { version } = before;
  return { ...before, authorName: '', text: '', isWithdrawn: true, version: version + 1 };
}
