import type { ActivitySubmission } from '@learning/shared/contract/activities';
import { retryOnConflict } from '#table/retry-on-conflict.ts';
import { SERVED_TYPES } from '../activity-types.ts';
import type { ActivityDependencies } from '../dependencies.ts';
import { readActivity } from '../open-activity.ts';
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
  { attemptId, ...command }: SubmitCommand,
  deps: ActivityDependencies,
): Promise<Omit<ReadState, 'newAttemptId'>> {
  const { userId, activityId } = command;
  const [{ course, record, learner }, stored] = await Promise.all([
    readActivity(command, deps),
    deps.items.readForSubmitting(userId, activityId, attemptId),
  ]);
  const resultBefore = learner.activityResults.find(
    (result) => result.courseId === course.id && result.activityId === activityId,
  );
  return { record, courseId: course.id, learner, ...stored, resultBefore };
}
