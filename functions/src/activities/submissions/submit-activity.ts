import type { ActivitySubmission } from '@learning/shared/contract/activities';
import { requireActivity } from '#catalog/find-course.ts';
import { retryOnConflict } from '#table/retry-on-conflict.ts';
import { SERVED_TYPES } from '../activity-types.ts';
import type { ActivityDependencies } from '../dependencies.ts';
import { readActivityRecord } from '../open-activity.ts';
import { presentSubmission } from './present-submission.ts';
import type { ReadState, SubmitCommand } from './submit-command.ts';

/**
 * Submits an activity and grades it: everything is read at once, then written at once. A repeat of the same attempt returns the
 * stored submission, even if the content or the learner's access changed since. A skill check or scenario that was started with
 * access can be submitted after access ended.
 *
 * @throws Failure `activity_not_found`, `payment_required`, `not_enrolled`, `attempt_not_started`, `attempt_not_yet`,
 * `attempt_outdated`, `activity_passed`, `sample_text`, `invalid_request`, `payload_too_large`, `write_conflict`.
 */
export async function submitActivity(
  command: SubmitCommand,
  deps: ActivityDependencies,
): Promise<ActivitySubmission> {
  const newAttemptId = deps.newId(command.now);
  const submission = await retryOnConflict(async () => {
    const state = { ...(await readState(command, deps)), newAttemptId };
    if (state.repeated) return state.repeated;
    return SERVED_TYPES[state.record.type].submit(command, state, deps);
  });
  return presentSubmission(submission, command.now);
}

async function readState(
  { userId, activityId, attemptId }: SubmitCommand,
  { catalog, learners, items }: ActivityDependencies,
): Promise<Omit<ReadState, 'newAttemptId'>> {
  const { course, module, activity } = await requireActivity(catalog, activityId);
  const learner = SERVED_TYPES[activity.type].needsLearner ? learners.read(userId) : undefined;
  const [record, stored] = await Promise.all([
    readActivityRecord(catalog, module.id, activityId),
    items.readForSubmitting(userId, { courseId: course.id, activityId }, attemptId),
    learner,
  ]);
  const readLearner = () => learner ?? learners.read(userId);
  return { record, courseId: course.id, readLearner, ...stored };
}
