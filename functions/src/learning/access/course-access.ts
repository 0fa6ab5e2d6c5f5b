import { grantingEntitlement, isForCourse } from '@learning/shared/domain/access';
import type { CourseRecord } from '#catalog/catalog-records.ts';
import { isOffered } from '#catalog/catalog.ts';
import { Failure } from '#failure.ts';
import type { EntitlementRecord } from '../learner-records.ts';
import type { LearnerAccess } from '../learner-state.ts';

type Course = Pick<CourseRecord, 'id' | 'listing'>;

/** Returns the entitlement that opens a course to a learner now, or undefined. Source: rules/access.md A9; rules/content.md C46 */
export function accessTo(
  { entitlements, enrollments }: LearnerAccess,
  course: Course,
  now: Date,
): EntitlementRecord | undefined {
  const isEnrolled = enrollments.some(({ courseId }) => courseId === course.id);
  const opening =
    isOffered(course) || isEnrolled
      ? entitlements
      : entitlements.filter((entitlement) => isForCourse(entitlement, course.id));
  return grantingEntitlement(opening, course.id, now);
}

export function hasAccess(learner: LearnerAccess, course: Course, now: Date): boolean {
  return accessTo(learner, course, now) !== undefined;
}

/** @throws Failure `payment_required` when no entitlement grants the course now. */
export function requireAccess(learner: LearnerAccess, course: Course, now: Date): void {
  if (!hasAccess(learner, course, now)) throw new Failure('payment_required');
}
