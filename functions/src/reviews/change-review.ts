import type { CourseRatings } from '#catalog/catalog-records.ts';
import { Failure } from '#failure.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { ReviewDependencies } from './dependencies.ts';
import type { ReviewRecord } from './review-records.ts';

/**
 * Changes a learner's review of a course by a rule that receives the stored review. After a conflict, the rule runs again with
 * the newly stored review. A rule that returns its input changes nothing.
 *
 * @returns the review and the ratings of the course after the change.
 * @throws Failure `course_not_found`, `write_conflict`, and every failure of the rule.
 */
export function changeReview<After extends ReviewRecord | null>(
  { courseId, userId }: { courseId: number; userId: string },
  rule: (before: ReviewRecord | null) => After,
  { reviews }: Pick<ReviewDependencies, 'reviews'>,
): Promise<{ after: After; ratings: CourseRatings }> {
  return retryOnConflict(async () => {
    const before = await reviews.find(courseId, userId);
    const after = rule(before);
    const outcome =
      before === after ? 'stored' : await reviews.change({ courseId, userId, before, after });
    if (outcome === 'conflict') return CONFLICT;
    const ratings = outcome === 'stored' ? await reviews.readRatings(courseId) : undefined;
    if (!ratings) throw new Failure('course_not_found');
    return { after, ratings };
  });
}
