import type { CourseRatings } from '#catalog/catalog-records.ts';
import { Failure } from '#failure.ts';
import type { ReviewDependencies } from './dependencies.ts';
import type { ReviewRecord } from './review-records.ts';

/** All who review a course write its figures; a burst of dozens settles within these tries and a few seconds. */
const MAX_TRIES = 20;

/**
 * Changes the learner's review of a course by a rule that sees the review as it is now; when the write meets another one, the
 * rule is asked again with what is then stored. A rule that answers what it was given changes nothing.
 *
 * @returns The course's figures after the change.
 * @throws Failure `course_not_found`, `write_conflict`, and what the rule throws.
 */
export async function changeReview<After extends ReviewRecord | null>(
  { courseId, userId }: { courseId: number; userId: string },
  rule: (before: ReviewRecord | null) => After,
  { reviews, pause }: ReviewDependencies,
): Promise<{ after: After; ratings: CourseRatings }> {
  for (let attempt = 1; attempt <= MAX_TRIES; attempt += 1) {
    const before = await reviews.find(courseId, userId);
    const after = rule(before);
    const outcome =
      before === after ? 'stored' : await reviews.change({ courseId, userId, before, after });
    if (outcome === 'no_course') throw new Failure('course_not_found');
    if (outcome === 'stored') {
      const ratings = await reviews.readRatings(courseId);
      if (!ratings) throw new Failure('course_not_found');
      return { after, ratings };
    }
    await pause(attempt);
  }
  throw new Failure('write_conflict');
}
