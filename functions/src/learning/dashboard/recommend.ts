import { recommendCourses } from '@learning/shared/domain/learning/recommendations';
import type { CourseRecord } from '#catalog/catalog-records.ts';
import { findCourse, type Catalog } from '#catalog/catalog.ts';
import type { LearnerState } from '../learner-state.ts';
import { percentOf } from '../present-learning.ts';

/** Returns courses to take next, without those the learner is enrolled in or owns. */
export function recommend(catalog: Catalog, learner: LearnerState): CourseRecord[] {
  const enrolled = learner.enrollments.map((one) => ({
    courseId: one.courseId,
    enrollmentId: one.id,
    percent: percentOf(one, findCourse(catalog, one.courseId)),
  }));
  const owned = learner.entitlements
    .filter((one) => one.kind === 'purchase')
    .flatMap((one) => one.courseIds ?? []);
  return recommendCourses(catalog.courses, enrolled, owned);
}
