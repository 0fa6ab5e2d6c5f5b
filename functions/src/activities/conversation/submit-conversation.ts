import { Failure } from '#failure.ts';
import { CONFLICT } from '#table/retry-on-conflict.ts';
import type { SubmissionRecord } from '../activity-records.ts';
import { requireWaited } from '../attempt-wait.ts';
import type { ActivityDependencies } from '../dependencies.ts';
import { resultRecordAfter, withoutFailedScore } from '../grading/best-result.ts';
import { gradedSubmission } from '../grading/grading.ts';
import { requireOpen } from '../open-activity.ts';
import { playClosing } from '../played/played-repository.ts';
import type { ReadState, SubmitCommand } from '../submissions/submit-command.ts';
import { submittedWrite } from '../submissions/submitted-event.ts';
import { PLAYED_CONVERSATION, type OpenConversation } from './conversation-repository.ts';
import { gradeConversation } from './grade-conversation.ts';

/**
 * Submits a conversation: ends the open attempt, whose lines are stored already, and grades it. An attempt that was started with
 * access can be submitted after access ended.
 *
 * @returns the stored submission for a repeat; CONFLICT when another write came first.
 * @throws Failure `payment_required`, `not_enrolled`, `attempt_not_started`, `attempt_not_yet`, `attempt_outdated`,
 * `conversation_not_begun`, `activity_passed`, `payload_too_large`.
 */
export async function submitConversation(
  command: SubmitCommand,
  state: ReadState,
  deps: ActivityDependencies,
): Promise<SubmissionRecord | typeof CONFLICT> {
  const { userId, activityId, now } = command;
  const { conversation: found } = state;
  const attemptId = command.attemptId ?? found?.attempt.id;
  if (found?.status === 'open' && found.attempt.id === attemptId) {
    return store(command, state, found, deps);
  }
  // A submission that is stored while the items are read removes the attempt, and may not be among them.
  const stored = attemptId && (await deps.submissions.find(userId, activityId, attemptId));
  if (stored) return stored;
  if (found?.status === 'outdated' && found.attempt.id === attemptId)
    throw new Failure('attempt_outdated');
  requireOpen(await state.readLearner(), state.courseId, now);
  requireWaited(found && { ...found.attempt, status: found.status }, now);
  throw new Failure('attempt_not_started');
}

async function store(
  { userId, activityId, isDemo, now }: SubmitCommand,
  { courseId, resultBefore }: ReadState,
  open: OpenConversation,
  { submissions }: ActivityDependencies,
): Promise<SubmissionRecord | typeof CONFLICT> {
  const { attempt } = open;
  if (resultBefore?.completed) {
    // The passed submission may be this attempt's own, stored a moment ago.
    const same = await submissions.find(userId, activityId, attempt.id);
    if (same) return same;
    throw new Failure('activity_passed');
  }
  // Ended before a word was said: nothing to grade, and no attempt lost by a slip of the finger.
  if (attempt.said.length === 0) throw new Failure('conversation_not_begun');
  const failedBefore = resultBefore?.submissionCount ?? 0;
  const grading = gradeConversation(open, { failedBefore, now });
  const submission = gradedSubmission({ activityId, attemptId: attempt.id }, grading, now);
  const outcome = await submissions.store(userId, {
    submission,
    resultBefore,
    resultAfter: resultRecordAfter(resultBefore, withoutFailedScore(submission), courseId),
    alongside: [
      ...playClosing(PLAYED_CONVERSATION, userId, attempt, grading.nextAttemptAt),
      ...(isDemo ? [] : [submittedWrite({ userId, courseId, resultBefore, now }, submission)]),
    ],
  });
  if (outcome === 'too_large') throw new Failure('payload_too_large');
  return outcome === 'stored' ? submission : CONFLICT;
}
