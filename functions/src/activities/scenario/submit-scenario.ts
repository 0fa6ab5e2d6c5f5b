import { Failure } from '#failure.ts';
import { CONFLICT } from '#table/retry-on-conflict.ts';
import type { SubmissionRecord } from '../activity-records.ts';
import { requireWaited } from '../attempt-wait.ts';
import type { ActivityDependencies } from '../dependencies.ts';
import { resultRecordAfter, withoutFailedScore } from '../grading/best-result.ts';
import { gradeScenario } from './grade-scenario.ts';
import { gradedSubmission } from '../grading/grading.ts';
import { requireOpen } from '../open-activity.ts';
import { choiceCounting } from './choice-count-repository.ts';
import { choicesOf } from './present-scenario.ts';
import { playClosing } from '../played/played-repository.ts';
import { PLAYED_SCENARIO, type OpenScenario } from './scenario-repository.ts';
import { submittedWrite } from '../submissions/submitted-event.ts';
import type { ReadState, SubmitCommand } from '../submissions/submit-command.ts';

/**
 * Submits a scenario: closes the open attempt and grades its decisions, which are stored already, and the look back. An attempt
 * that was started with access can be submitted after access ended.
 *
 * @returns the stored submission for a repeat; CONFLICT when another write came first.
 * @throws Failure `payment_required`, `not_enrolled`, `attempt_not_started`, `attempt_not_yet`, `attempt_outdated`,
 * `scenario_not_finished`, `invalid_request`, `activity_passed`, `payload_too_large`.
 */
export async function submitScenario(
  command: SubmitCommand,
  state: ReadState,
  deps: ActivityDependencies,
): Promise<SubmissionRecord | typeof CONFLICT> {
  const { userId, activityId, now } = command;
  const { scenario: found } = state;
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
  { userId, activityId, payload, isDemo, now }: SubmitCommand,
  { courseId, resultBefore }: ReadState,
  open: OpenScenario,
  { submissions }: ActivityDependencies,
): Promise<SubmissionRecord | typeof CONFLICT> {
  const { attempt } = open;
  if (resultBefore?.completed) {
    // The passed submission may be this attempt's own, stored a moment ago.
    const same = await submissions.find(userId, activityId, attempt.id);
    if (same) return same;
    throw new Failure('activity_passed');
  }
  const named = { activityId, attemptId: attempt.id };
  const failedBefore = resultBefore?.submissionCount ?? 0;
  const grading = gradeScenario(open, { payload, failedBefore, now });
  const submission = gradedSubmission(named, grading, now);
  // Replays and further tries would count a learner twice.
  const isCounted = resultBefore === undefined && !isDemo;
  const outcome = await submissions.store(userId, {
    submission,
    resultBefore,
    resultAfter: resultRecordAfter(resultBefore, withoutFailedScore(submission), courseId),
    alongside: [
      ...playClosing(PLAYED_SCENARIO, userId, attempt, grading.nextAttemptAt),
      ...(isCounted ? [choiceCounting(activityId, choicesOf(attempt))] : []),
      ...(isDemo ? [] : [submittedWrite({ userId, courseId, resultBefore, now }, submission)]),
    ],
  });
  if (outcome === 'too_large') throw new Failure('payload_too_large');
  return outcome === 'stored' ? submission : CONFLICT;
}
