import type { RatingTotals } from '#catalog/catalog-records.ts';
import { Failure } from '#failure.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { CourseRatingDependencies } from './dependencies.ts';
import type { CourseRatingRecord } from './course-rating-records.ts';
import type { OtherWrites } from './course-rating-repository.ts';

/**
 * Changes a learner's course rating by a rule that receives the stored course rating. After a conflict, the rule runs again with
 * the newly stored course rating. A rule that returns its input changes nothing.
 *
 * @returns the course rating and the rating totals of the course after the change.
 * @throws Failure `course_not_found`, `write_conflict`, and every failure of the rule.
 */
export function changeCourseRating<After extends CourseRatingRecord | null>(
  { courseId, userId }: { courseId: number; userId: string },
  rule: (before: CourseRatingRecord | null) => After,
  { courseRatings }: Pick<CourseRatingDependencies, 'courseRatings'>,
  /** Returns what is written with the change. */
  othersOf: (before: CourseRatingRecord | null, after: After) => OtherWrites = () => [],
): Promise<{ after: After; totals: RatingTotals }> {
  return retryOnConflict(async () => {
    const before = await courseRatings.find(courseId, userId);
    const after = rule(before);
    const outcome =
      before === after
        ? 'stored'
        : await courseRatings.change({ courseId, userId, before, after }, othersOf(before, after));
    if (outcome === 'conflict') return CONFLICT;
    const totals = outcome === 'stored' ? await courseRatings.readTotals(courseId) : undefined;
    if (!totals) throw new Failure('course_not_found');
    return { after, totals };
  });
}
