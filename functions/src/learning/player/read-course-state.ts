import type { CourseState } from '@learning/shared/contract/learning';
import type { CourseRecord } from '#catalog/catalog-records.ts';
import { requireCourse } from '#catalog/find-course.ts';
import { hasAccess } from '../access/course-access.ts';
import type { LearningDependencies } from '../dependencies.ts';
import type { LearnerState } from '../learner-state.ts';
import { learningPace } from '../time/learning-time-figures.ts';
import { presentEnrollment, presentProgress, presentResult } from '../present-learning.ts';

/**
 * Returns one learner's data in one course: one Query on the learner, and the cached catalog.
 *
 * @throws Failure `course_not_found`.
 */
export async function readCourseState(
  { userId, courseId, now }: { userId: string; courseId: number; now: Date },
  { catalog, learners }: Pick<LearningDependencies, 'catalog' | 'learners'>,
): Promise<CourseState> {
  const [course, learner] = await Promise.all([
    requireCourse(catalog, courseId),
    learners.read(userId),
  ]);
  return courseStateOf(userId, course, learner, now);
}

export function courseStateOf(
  userId: string,
  course: CourseRecord,
  learner: LearnerState,
  now: Date,
): CourseState {
  const enrollment = learner.enrollments.find((candidate) => candidate.courseId === course.id);
  const ofCourse = (record: { courseId: number }) => record.courseId === course.id;
  return {
    hasAccess: hasAccess(learner, course, now),
    enrollment: enrollment ? presentEnrollment(userId, enrollment, course) : null,
    progress: learner.progress.filter(ofCourse).map(presentProgress),
    activityResults: learner.activityResults
      .filter(ofCourse)
      .map((result) => presentResult(result, course)),
    bookmarked: learner.bookmarks.some(ofCourse),
    wishlisted: learner.wishlistCourseIds.includes(course.id),
    pace: learningPace(learner, now),
    law: learner.profile.law,
  };
}
