import type { Dashboard } from '@learning/shared/contract/dashboard';
import { achievementsOf, type Achievement } from '@learning/shared/domain/learning/achievements';
import { isActive } from '@learning/shared/domain/access';
import { localDate } from '@learning/shared/domain/time/learning-time';
import { completedInCourse, resumeModuleId } from '@learning/shared/domain/learning/progress';
import { skillsOf } from '@learning/shared/domain/learning/skills';
import { findCourse, type Catalog } from '#catalog/catalog.ts';
import { presentCourse } from '#catalog/present-course.ts';
import { presentCalibration } from '../calibration.ts';
import type { LearningDependencies } from '../dependencies.ts';
import type { EnrollmentRecord } from '../learner-records.ts';
import type { LearnerState } from '../learner-state.ts';
import { percentOf, presentAccess, presentEnrollment } from '../present-learning.ts';
import { decisionOfToday } from '../spaced-review/decision-of-today.ts';
import { summaryOf } from '../spaced-review/review-summary.ts';
import { learnedCards } from '../spaced-review/learned-cards.ts';
import { openCertificates } from './open-certificates.ts';
import { learningTimeFigures, timeZoneOf } from '../time/learning-time-figures.ts';
import { recommend } from './recommend.ts';

const CONSISTENT_LEARNER = 'consistent-learner';

interface Request {
  userId: string;
  /** IANA name. @default the profile's time zone */
  timeZone?: string | undefined;
  now: Date;
}

/**
 * Returns the dashboard's figures and courses: one Query each on the learner, the certificates and what is remembered, and the cached catalog. Also
 * stores the streak achievement the first time it is earned.
 */
export async function readDashboard(
  { userId, timeZone: requestedTimeZone, now }: Request,
  deps: Pick<
    LearningDependencies,
    'achievements' | 'catalog' | 'certificates' | 'learners' | 'spacedReview'
  >,
): Promise<Dashboard> {
  const { catalog, learners } = deps;
  const [published, learner, certificates, records] = await Promise.all([
    catalog.read(),
    learners.read(userId),
    deps.certificates.list(userId),
    deps.spacedReview.list(userId),
  ]);
  const { enrollments } = learner;
  const timeZone = requestedTimeZone ?? timeZoneOf(learner);
  const percents = enrollments.map((enrollment) =>
    percentOf(enrollment, findCourse(published, enrollment.courseId)),
  );
  const completedCourses = percents.filter((percent) => percent === 100).length;
  const month = localDate(now, timeZone).slice(0, 7);
  const achievements = achievementsOf(historyOf(learner), now, timeZone);
  await storeConsistentLearnerOnce(userId, learner, achievements, deps);
  return {
    activeCourses: enrollments.length,
    completedCourses,
    startedThisMonth: enrollments.filter(
      (enrollment) => localDate(new Date(enrollment.createdAt), timeZone).slice(0, 7) === month,
    ).length,
    completionRatePercent:
      percents.length === 0 ? null : Math.round((completedCourses / percents.length) * 100),
    ...learningTimeFigures(learner, timeZone, now),
    weeklyGoalMinutes: learner.profile.weeklyGoalMinutes,
    skills: skillsOf(
      published.courses,
      enrollments.flatMap((enrollment) => enrollment.completedModuleIds),
    ),
    recall: summaryOf(
      learnedCards(published.courses, learner, records, now),
      records,
      now,
      timeZoneOf(learner),
    ),
    hasDecision: decisionOfToday(published.courses, learner, now, timeZone) !== null,
    calibration: presentCalibration(learner.calibration),
    achievements,
    certificates: certificates.filter((certificate) => !certificate.isRevoked).length,
    revokedCertificates: certificates.filter((certificate) => certificate.isRevoked).length,
    access: presentAccess(learner.entitlements, now),
    courses: enrollments
      .toSorted((a, b) => (a.id < b.id ? 1 : -1))
      .flatMap((enrollment) => presentCourseInProgress(userId, enrollment, published)),
    openCertificates: openCertificates(learner, certificates, now),
    readyToStart: readyToStart(learner, published, now).map(presentCourse),
    recommendations: recommend(published, learner).map(presentCourse),
    wishlist: learner.wishlistCourseIds.flatMap((id) => {
      const course = findCourse(published, id);
      return course ? [presentCourse(course)] : [];
    }),
    bookmarks: learner.bookmarks.flatMap((mark) => {
      const course = findCourse(published, mark.courseId);
      if (!course) return [];
      const module = course.modules.find((candidate) => candidate.id === mark.moduleId);
      return {
        course: presentCourse(course),
        module: module ? { id: module.id, title: module.title } : null,
        createdAt: mark.createdAt,
      };
    }),
  };
}

/** Returns purchased courses that were not started. Plans and the trial grant far more courses than a learner plans to take. */
function readyToStart({ entitlements, enrollments }: LearnerState, catalog: Catalog, now: Date) {
  const enrolled = new Set(enrollments.map((enrollment) => enrollment.courseId));
  const purchased = entitlements
    .filter((entitlement) => entitlement.kind === 'purchase' && isActive(entitlement, now))
    .flatMap((entitlement) => entitlement.courseIds ?? []);
  return catalog.courses.filter(({ id }) => purchased.includes(id) && !enrolled.has(id));
}

/**
 * Stores the streak achievement the first time it is seen. A streak depends on the time zone of the request and could be
 * lost when that changes, and no write of learning time knows which time zone a later request will use.
 */
async function storeConsistentLearnerOnce(
  userId: string,
  learner: LearnerState,
  achievements: readonly Achievement[],
  deps: Pick<LearningDependencies, 'achievements'>,
): Promise<void> {
  const { earnedAt } = achievements.find((achievement) => achievement.id === CONSISTENT_LEARNER)!;
  if (earnedAt === null || storedConsistentLearner(learner)) return;
  const record = { entity: 'achievement', name: CONSISTENT_LEARNER, earnedAt } as const;
  await deps.achievements.storeOnce(userId, record);
}

function storedConsistentLearner({ achievements }: LearnerState) {
  return achievements.find((achievement) => achievement.name === CONSISTENT_LEARNER);
}

function historyOf(learner: LearnerState) {
  const { completions, enrollments, learningTime } = learner;
  return {
    consistentSince: storedConsistentLearner(learner)?.earnedAt ?? null,
    completedAt: completions.map((completion) => completion.completedAt),
    enrolledAt: enrollments.map((enrollment) => enrollment.createdAt),
    learningTime,
  };
}

/** Returns nothing for a course that is no longer published. */
function presentCourseInProgress(
  userId: string,
  enrollment: EnrollmentRecord,
  catalog: Catalog,
): Dashboard['courses'] {
  const course = findCourse(catalog, enrollment.courseId);
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
}
