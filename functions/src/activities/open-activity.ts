import { requireActivity } from '#catalog/find-course.ts';
import { Failure } from '#failure.ts';
import { requireAccess } from '#learning/access/course-access.ts';
import type { LearnerState } from '#learning/learner-state.ts';
import type { ActivityDependencies } from './dependencies.ts';

/** Whose call about which activity, and when. */
export interface ActivityCommand {
  userId: string;
  activityId: string;
  now: Date;
}

/**
 * An activity and its learner, whether they have access or not. Catalogue and learner are read together.
 *
 * @throws Failure `activity_not_found`.
 */
export async function readActivity(
  { userId, activityId }: ActivityCommand,
  { catalog, learners }: Pick<ActivityDependencies, 'catalog' | 'learners'>,
) {
  const { course, module } = await requireActivity(catalog, activityId);
  const [records, learner] = await Promise.all([
    catalog.readActivities(module.id),
    learners.read(userId),
  ]);
  const record = records.find((one) => one.id === activityId);
  if (!record) throw new Failure('activity_not_found');
  return { course, record, learner };
}

/**
 * An activity of a course the learner has access to.
 *
 * @throws Failure `activity_not_found`, `payment_required`.
 */
export async function openActivity(
  command: ActivityCommand,
  deps: Pick<ActivityDependencies, 'catalog' | 'learners'>,
) {
  const found = await readActivity(command, deps);
  requireAccess(found.learner, found.course.id, command.now);
  return found;
}

/** @throws Failure `not_enrolled`. */
export function requireEnrolled(learner: LearnerState, courseId: number): void {
  if (!learner.enrollments.some((one) => one.courseId === courseId)) {
    throw new Failure('not_enrolled');
  }
}
