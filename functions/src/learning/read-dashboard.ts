import type { Dashboard } from '@learning/shared/contract/learning';
import { localDate, sumLearningTime } from '@learning/shared/domain/learning-time';
import { completedInCourse, resumeModuleId } from '@learning/shared/domain/progress';
import { findCourse } from '../catalog/catalog.ts';
import { presentCourse } from '../catalog/present-course.ts';
import type { LearningDependencies } from './dependencies.ts';
import { percentOf, presentAccess, presentEnrollment } from './present-learning.ts';
import { recommend } from './recommend.ts';

const DEFAULT_TIME_ZONE = 'UTC';

/** The dashboard's numbers and courses: one Query on the learner, and the kept catalogue. */
export async function readDashboard(
  { userId, timeZone = DEFAULT_TIME_ZONE, now }: { userId: string; timeZone?: string; now: Date },
  { catalog, learners }: Pick<LearningDependencies, 'catalog' | 'learners'>,
): Promise<Dashboard> {
  const [published, learner] = await Promise.all([catalog.read(), learners.read(userId)]);
  const courses = learner.enrollments.flatMap((enrollment) => {
    const course = findCourse(published, enrollment.courseId);
    if (!course) return [];
    const moduleIds = course.modules.map((module) => module.id);
    const completed = completedInCourse(enrollment.completedModuleIds, moduleIds);
    const isDone = completed.length === moduleIds.length;
    const nextId = resumeModuleId(moduleIds, completed, enrollment.lastModuleId);
    const next = isDone ? undefined : course.modules.find((module) => module.id === nextId);
    return [
      {
        enrollment: presentEnrollment(userId, enrollment, course),
        course: presentCourse(course),
        completedModules: completed.length,
        moduleCount: course.modules.length,
        nextModule: next ? { id: next.id, title: next.title } : null,
      },
    ];
  });
  const percents = learner.enrollments.map((one) =>
    percentOf(one, findCourse(published, one.courseId)),
  );
  const completedCourses = percents.filter((percent) => percent === 100).length;
  const time = sumLearningTime(learner.learningTime, now, timeZone);
  const month = localDate(now, timeZone).slice(0, 7);
  return {
    activeCourses: learner.enrollments.length,
    completedCourses,
    startedThisMonth: learner.enrollments.filter(
      (one) => localDate(new Date(one.createdAt), timeZone).slice(0, 7) === month,
    ).length,
    completionRatePercent:
      percents.length === 0 ? null : Math.round((completedCourses / percents.length) * 100),
    learningMinutes: time.total,
    learningMinutesThisWeek: time.thisWeek,
    certificates: completedCourses,
    access: presentAccess(learner.entitlements, now),
    // Newest enrollment first.
    courses: courses.toSorted((a, b) => (a.enrollment.id < b.enrollment.id ? 1 : -1)),
    recommendations: recommend(published, learner).map(presentCourse),
    wishlist: learner.wishedCourseIds.flatMap((id) => {
      const course = findCourse(published, id);
      return course ? [presentCourse(course)] : [];
    }),
  };
}
