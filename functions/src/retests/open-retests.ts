import { nextRetest, type RetestHistory } from '@learning/shared/domain/retest/retest-rules';
import { findCourse } from '#catalog/catalog.ts';
import type { ActivityRecord, CourseRecord } from '#catalog/catalog-records.ts';
import { Failure } from '#failure.ts';
import type { LearnerState } from '#learning/learner-state.ts';
import type { RetestDependencies } from './dependencies.ts';
import type { RetestAttemptRecord } from './retest-records.ts';
import type { CheckHistory } from './retest-repository.ts';
import { retestHistory } from './retest-history.ts';

/** A learner's call about the retests of a course. */
export interface RetestCommand {
  userId: string;
  courseId: number;
  now: Date;
}

/** The retests of a certificate, with everything that is stored of them. */
export interface OpenedRetests {
  course: CourseRecord;
  certificateId: string;
  learner: LearnerState;
  history: RetestHistory;
  next: ReturnType<typeof nextRetest>;
  /** The skill checks of the course. */
  checks: ActivityRecord[];
  checkHistories: ReadonlyMap<string, CheckHistory>;
  /** The open one, or the last one submitted. */
  attempt: RetestAttemptRecord | undefined;
}

/**
 * Reads the retests of a course whose certificate the learner has. Whether the course is open to them makes no difference. Everything is
 * read together.
 *
 * @throws Failure `course_not_found`, `certificate_not_found`, `certificate_revoked`
 * Source: rules/certificates.md K29
 */
export async function openRetests(
  { userId, courseId, now }: RetestCommand,
  { catalog, claims, learners, retests }: RetestDependencies,
): Promise<OpenedRetests> {
  const course = findCourse(await catalog.read(), courseId);
  if (!course) throw new Failure('course_not_found');
  const withChecks = course.modules.filter(({ activities }) => checksOf(activities).length > 0);
  const checkIds = withChecks.flatMap(({ activities }) => checksOf(activities).map(({ id }) => id));
  const [learner, claimed, attempt, checkHistories, activities] = await Promise.all([
    learners.read(userId),
    claims.list(userId),
    retests.find(userId, courseId),
    retests.readChecks(userId, checkIds),
    Promise.all(withChecks.map(({ id }) => catalog.readActivities(id))),
  ]);
  const claim = claimed.find((candidate) => candidate.courseId === courseId);
  if (!claim?.claimedAt) throw new Failure('certificate_not_found');
  if (claim.isRevoked) throw new Failure('certificate_revoked');
  const { certificateId, claimedAt } = claim;
  const history = retestHistory({ courseId, claimedAt }, learner);
  return {
    course,
    certificateId,
    learner,
    history,
    next: nextRetest(history, now),
    checks: checksOf(activities.flat()),
    checkHistories,
    attempt,
  };
}

function checksOf<Activity extends { type: string }>(activities: readonly Activity[]): Activity[] {
  return activities.filter(({ type }) => type === 'skill-check');
}
