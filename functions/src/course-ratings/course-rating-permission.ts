import { isActive } from '@learning/shared/domain/access';
import type { CourseRecord } from '#catalog/catalog-records.ts';
import type { LearnerState } from '#learning/learner-state.ts';
import { percentOf } from '#learning/present-learning.ts';

/** Source: rules/learning.md L12 */
const PERCENT_TO_RATE = 50;

/** What a learner may do with a course rating: `write` allows creating one, `edit` only changing an existing one. */
export interface CourseRatingPermission {
  may: 'write' | 'edit' | 'none';
  /** What a first course rating needs; null when nothing is missing. */
  missing: 'purchase' | 'progress' | null;
}

export function courseRatingPermission(
  learner: LearnerState,
  course: CourseRecord,
  now: Date,
): CourseRatingPermission {
  const missing = missingOf(learner, course, now);
  const isEnrolled = learner.enrollments.some((enrollment) => enrollment.courseId === course.id);
  if (!isEnrolled) return { may: 'none', missing };
  return { may: missing === null ? 'write' : 'edit', missing };
}

function missingOf(
  learner: LearnerState,
  course: CourseRecord,
  now: Date,
): CourseRatingPermission['missing'] {
  if (!hasPaidAccess(learner, course.id, now)) return 'purchase';
  const enrollment = learner.enrollments.find((candidate) => candidate.courseId === course.id);
  const percent = enrollment ? percentOf(enrollment, course) : 0;
  return percent >= PERCENT_TO_RATE ? null : 'progress';
}

/**
 * Returns whether the learner has the course through an order: a purchase, a plan or a seat. Trials and the demo account's
 * courses have none, so that no one can publish course ratings at no cost.
 */
function hasPaidAccess({ entitlements }: LearnerState, courseId: number, now: Date): boolean {
  return entitlements.some(
    (entitlement) =>
      entitlement.orderId !== undefined &&
      isActive(entitlement, now) &&
      (entitlement.courseIds === null || entitlement.courseIds.includes(courseId)),
  );
}
