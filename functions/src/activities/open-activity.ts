import { grantingEntitlement } from '@learning/shared/domain/access';
import type { ActivityRecord } from '#catalog/catalog-records.ts';
import type { CatalogReader } from '#catalog/catalog.ts';
import { requireActivity } from '#catalog/find-course.ts';
import { Failure } from '#failure.ts';
import { requireAccess } from '#learning/access/course-access.ts';
import type { LearnerAccess } from '#learning/learner-state.ts';
import type { ActivityDependencies } from './dependencies.ts';

/** A learner's call about one activity. */
export interface ActivityCommand {
  userId: string;
  activityId: string;
  now: Date;
}

/**
 * Returns an activity and its learner, also without access. Reads the activities and the learner together.
 *
 * @throws Failure `activity_not_found`.
 */
export async function readActivity(
  { userId, activityId }: ActivityCommand,
  { catalog, learners }: Pick<ActivityDependencies, 'catalog' | 'learners'>,
) {
  const { course, module } = await requireActivity(catalog, activityId);
  const [record, learner] = await Promise.all([
    readActivityRecord(catalog, module.id, activityId),
    learners.read(userId),
  ]);
  return { course, record, learner };
}

/** @throws Failure `activity_not_found`. */
export async function readActivityRecord(
  catalog: CatalogReader,
  moduleId: string,
  activityId: string,
): Promise<ActivityRecord> {
  const records = await catalog.readActivities(moduleId);
  const record = records.find((candidate) => candidate.id === activityId);
  if (!record) throw new Failure('activity_not_found');
  return record;
}

/**
 * Returns an activity of a course the learner has access to, and the learner.
 *
 * @throws Failure `activity_not_found`, `payment_required`.
 */
export async function openActivity(
  command: ActivityCommand,
  deps: Pick<ActivityDependencies, 'catalog' | 'learners'>,
) {
  const found = await readActivity(command, deps);
  requireAccess(found.learner, found.course, command.now);
  return found;
}

/** @throws Failure `payment_required`, `not_enrolled`. */
export function requireOpen(learner: LearnerAccess, courseId: number, now: Date): void {
  // For a learner who is enrolled, it does not matter whether the course is offered.
  if (!grantingEntitlement(learner.entitlements, courseId, now)) {
    throw new Failure('payment_required');
  }
  requireEnrolled(learner, courseId);
}

/** @throws Failure `not_enrolled`. */
export function requireEnrolled(learner: LearnerAccess, courseId: number): void {
  if (!learner.enrollments.some((enrollment) => enrollment.courseId === courseId)) {
    throw new Failure('not_enrolled');
  }
}
