import { recommendCourses } from '@learning/shared/domain/learning/recommendations';
import type { CourseRecord } from '#catalog/catalog-records.ts';
import { findCourse, isOffered, type Catalog } from '#catalog/catalog.ts';
import type { LearnerState } from '../learner-state.ts';
import { percentOf } from '../present-learning.ts';

/** Returns courses to take next, without those the learner is enrolled in or owns, and those that are not offered. */
export function recommend(catalog: Catalog, learner: LearnerState): CourseRecord[] {
  const enrolled = learner.enrollments.map((enrollment) => ({
    courseId: enrollment.courseId,
    enrollmentId: enrollment.id,
    percent: percentOf(enrollment, findCourse(catalog, enrollment.courseId)),
  }));
  const owned = learner.entitlements
    .filter((entitlement) => entitlement.kind === 'purchase')
    .flatMap((entitlement) => entitlement.courseIds ?? []);
  const closed = catalog.courses.filter((course) => !isOffered(course)).map(({ id }) => id);
  return recommendCourses(catalog.courses, enrolled, [...owned, ...closed]);
}
