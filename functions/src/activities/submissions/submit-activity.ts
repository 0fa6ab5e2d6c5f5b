import type { ActivitySubmission } from '@learning/shared/contract/activities';
import { Failure } from '#failure.ts';
import { requireAccess } from '#learning/access/course-access.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { AttemptRecord, SubmissionRecord } from '../activity-records.ts';
import { requireWaited } from '../attempts/attempt-wait.ts';
import type { ActivityDependencies } from '../dependencies.ts';
import { resultRecordAfter } from '../grading/best-result.ts';
import { gradeGenerator } from '../grading/grade-generator.ts';
import { gradeSkillCheck } from '../grading/grade-skill-check.ts';
import { gradedSubmission, type Grading } from '../grading/grading.ts';
import { parsePayload, SkillCheckPayload } from '../grading/parse-payload.ts';
import { readActivity, requireEnrolled } from '../open-activity.ts';
import type { ReadState, SubmitCommand } from './submit-command.ts';
import { submitScenario } from './submit-scenario.ts';
import { presentSubmission } from './present-submission.ts';

/** Lengths tried for each answer while the results are larger than an item can be. */
const SHORTENED_TO_CHARACTERS = [1_000, 100];

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
  const attemptId = command.attemptId ?? deps.newId(command.now);
  const submission = await retryOnConflict(async () => {
    const state = await readState(command, deps);
    if (state.repeated) return state.repeated;
    const { type } = state.record;
    if (type === 'skill-check') return submitSkillCheck(command, state, deps);
    if (type === 'scenario') return submitScenario(command, state, deps);
    return submitGenerator({ ...command, attemptId }, state, deps);
  });
  return presentSubmission(submission, command.now);
}

async function readState(
  { attemptId, ...command }: SubmitCommand,
  deps: ActivityDependencies,
): Promise<ReadState> {
  const { userId, activityId } = command;
  const [{ course, record, learner }, stored] = await Promise.all([
    readActivity(command, deps),
    deps.items.readForSubmitting(userId, activityId, attemptId),
  ]);
  const resultBefore = learner.activityResults.find(
    (one) => one.courseId === course.id && one.activityId === activityId,
  );
  return { record, courseId: course.id, learner, ...stored, resultBefore };
}

/** @throws Failure `payment_required`, `not_enrolled`. */
function requireOpen({ learner, courseId }: ReadState, now: Date): void {
  requireAccess(learner, courseId, now);
  requireEnrolled(learner, courseId);
}

/** Submits a generator: the attempt begins and ends with the submission. */
function submitGenerator(
  command: SubmitCommand & { attemptId: string },
  state: ReadState,
  deps: ActivityDependencies,
) {
  const { payload, attemptId, now } = command;
  const { record, learner } = state;
  requireOpen(state, now);
  const grading = gradeGenerator(record, payload, learner.profile.timeZone ?? 'UTC', now);
  return store(command, state, { attemptId, grading }, deps);
}

/** Submits a skill check: the open attempt holds the saved answers and proves that the learner may submit it. */
async function submitSkillCheck(
  command: SubmitCommand,
  state: ReadState,
  deps: ActivityDependencies,
) {
  const { userId, activityId, payload, now } = command;
  const { attempt, resultBefore } = state;
  const attemptId = command.attemptId ?? attempt?.id;
  if (attempt?.status === 'open' && attempt.id === attemptId) {
    const { answers } = parsePayload(payload, SkillCheckPayload);
    const failedBefore = resultBefore?.submissionCount ?? 0;
    const grading = gradeSkillCheck(attempt, { answers, failedBefore, now });
    const closed = { ...attempt, right: grading.rightIds };
    return store(command, state, { attemptId, grading, attempt: closed }, deps);
  }
  // A submission that is stored while the items are read closes the attempt, and may not be among them.
  const stored = attemptId && (await deps.submissions.find(userId, activityId, attemptId));
  if (stored) return stored;
  if (attempt?.status === 'outdated' && attempt.id === attemptId) {
    throw new Failure('attempt_outdated');
  }
  requireOpen(state, now);
  requireWaited(attempt, now);
  throw new Failure('attempt_not_started');
}

/** Stores a graded submission; CONFLICT when another write came first. */
async function store(
  { userId, activityId, now }: SubmitCommand,
  { courseId, resultBefore }: ReadState,
  graded: { attemptId: string; grading: Grading; attempt?: AttemptRecord },
  { submissions }: ActivityDependencies,
): Promise<SubmissionRecord | typeof CONFLICT> {
  const { attemptId, grading, attempt } = graded;
  if (resultBefore?.completed) {
    // The passed submission may be this attempt's own, stored a moment ago.
    const same = await submissions.find(userId, activityId, attemptId);
    if (same) return same;
    throw new Failure('activity_passed');
  }
  for (const payload of payloadsOf(grading)) {
    const submission = gradedSubmission({ activityId, attemptId }, { ...grading, payload }, now);
    const outcome = await submissions.store(userId, {
      submission,
      ...(attempt ? { attempt } : {}),
      resultBefore,
      resultAfter: resultRecordAfter(resultBefore, submission, courseId),
    });
    if (outcome !== 'too_large') return outcome === 'stored' ? submission : CONFLICT;
  }
  throw new Failure('payload_too_large');
}

/** Yields the whole payload, then shorter ones; the last fits into an item for any answers. */
function* payloadsOf({ payload, shortenedPayload }: Grading): Generator<object> {
  yield payload;
  if (!shortenedPayload) return;
  for (const maxCharacters of SHORTENED_TO_CHARACTERS) yield shortenedPayload(maxCharacters);
}
