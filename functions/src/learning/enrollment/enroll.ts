import type { Enrollment } from '@learning/shared/contract/learning';
import { isOffered } from '#catalog/catalog.ts';
import { requireCourse } from '#catalog/find-course.ts';
import { Failure } from '#failure.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { accessTo } from '../access/course-access.ts';
import type { LearningDependencies } from '../dependencies.ts';
import type { EnrollmentRecord } from '../learner-records.ts';
import { presentEnrollment } from '../present-learning.ts';

/**
 * Enrolls a learner in a course. A repeat returns the existing enrollment, also after access ended.
 *
 * @throws Failure `course_not_found`; `payment_required` when no entitlement grants the course, or `course_not_offered`; `write_conflict`.
 */
export async function enroll(
  { userId, courseId, now }: { userId: string; courseId: number; now: Date },
  { catalog, learners, enrollments, newId }: LearningDependencies,
): Promise<Enrollment> {
  const course = await requireCourse(catalog, courseId);
  return retryOnConflict(async () => {
    const learner = await learners.read(userId);
    const existing = learner.enrollments.find((candidate) => candidate.courseId === courseId);
    if (existing) return presentEnrollment(userId, existing, course);

    const grantedBy = accessTo(learner, course, now);
    if (!grantedBy)
      throw new Failure(isOffered(course) ? 'payment_required' : 'course_not_offered');
    const enrollment = newEnrollment(newId(now), courseId, now);
    const outcome = await enrollments.create(userId, enrollment, grantedBy, now);
    if (outcome === 'created') return presentEnrollment(userId, enrollment, course);
    if (outcome === 'not_entitled') throw new Failure('payment_required');
    return CONFLICT;
  });
}

function newEnrollment(id: string, courseId: number, now: Date): EnrollmentRecord {
  return {
    entity: 'enrollment',
    id,
    courseId,
    createdAt: now.toISOString(),
    completedModuleIds: [],
    completedAt: null,
    lastModuleId: null,
    version: 1,
  };
}
