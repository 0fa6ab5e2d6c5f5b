import type { LearnerOverview } from '@learning/shared/contract/operators/learners';
import { isActive } from '@learning/shared/domain/access';
import { findActivity, findCourse, type Catalog } from '#catalog/catalog.ts';
import type { LearnerState } from '#learning/learner-state.ts';

type Learning = Pick<
  LearnerOverview,
  | 'timeZone'
  | 'extraTimeFactor'
  | 'minutes'
  | 'lastActiveAt'
  | 'entitlements'
  | 'enrollments'
  | 'results'
>;

/** Presents what a learner may open and how far they are. Counts and dates only: nothing that they wrote. */
export function presentLearning(learner: LearnerState, catalog: Catalog, now: Date): Learning {
  const titleOf = (courseId: number) => findCourse(catalog, courseId)?.title ?? `#${courseId}`;
  const minutesOf = (courseId: number) =>
    learner.progress
      .filter((module) => module.courseId === courseId)
      .reduce((sum, { timeSpentMinutes }) => sum + timeSpentMinutes, 0);
  const active = learner.progress.flatMap(({ lastActiveAt }) => lastActiveAt ?? []);
  return {
    timeZone: learner.profile.timeZone,
    extraTimeFactor: learner.profile.extraTimeFactor,
    minutes: learner.progress.reduce((sum, { timeSpentMinutes }) => sum + timeSpentMinutes, 0),
    lastActiveAt: active.toSorted().at(-1) ?? null,
    entitlements: learner.entitlements.map((entitlement) => ({
      name: entitlement.name,
      kind: entitlement.kind,
      courses: entitlement.courseIds?.map(titleOf) ?? null,
      startedAt: entitlement.startedAt,
      endsAt: entitlement.endsAt,
      isActive: isActive(entitlement, now),
      orderId: entitlement.orderId ?? null,
    })),
    enrollments: learner.enrollments.map((enrollment) => ({
      courseId: enrollment.courseId,
      title: titleOf(enrollment.courseId),
      completedModules: enrollment.completedModuleIds.length,
      modules: findCourse(catalog, enrollment.courseId)?.modules.length ?? 0,
      minutes: minutesOf(enrollment.courseId),
      enrolledAt: enrollment.createdAt,
      completedAt: enrollment.completedAt,
    })),
    results: learner.activityResults.map(
      ({ activityId, courseId, score, completed, completedAt, submissionCount }) => ({
        activityId,
        title: titleOfActivity(catalog, activityId),
        courseTitle: titleOf(courseId),
        score,
        isPassed: completed,
        attempts: submissionCount,
        at: completedAt,
      }),
    ),
  };
}

function titleOfActivity(catalog: Catalog, activityId: string): string {
  const activities = findActivity(catalog, activityId)?.module.activities ?? [];
  return activities.find(({ id }) => id === activityId)?.title ?? activityId;
}
