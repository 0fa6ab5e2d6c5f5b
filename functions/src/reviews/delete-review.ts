import { requireCourse } from '#catalog/find-course.ts';
import { changeReview } from './change-review.ts';
import type { ReviewDependencies } from './dependencies.ts';

/**
 * Takes the learner's review back; whoever wrote one always may. A repeat changes nothing.
 *
 * @returns The course's figures without it.
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
