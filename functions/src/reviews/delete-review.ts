import { requireCourse } from '#catalog/find-course.ts';
import { changeReview } from './change-review.ts';
import type { ReviewDependencies } from './dependencies.ts';

/**
 * Deletes the learner's review. Every author may do that at any time. Idempotent.
 *
 * @returns the ratings of the course without it.
 * @throws Failure `course_not_found`, `write_conflict`.
 */
export async function deleteReview(
  command: { userId: string; courseId: number },
  deps: ReviewDependencies,
) {
  await requireCourse(deps.catalog, command.courseId);
  const { ratings } = await changeReview(command, () => null, deps);
  return ratings;
}
