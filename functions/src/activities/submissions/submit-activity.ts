import type { ActivitySubmission } from '@learning/shared/contract/activities';
import type { ActivityRecord } from '#catalog/catalog-records.ts';
import { Failure } from '#failure.ts';
import { requireAccess } from '#learning/access/course-access.ts';
import type { LearnerState } from '#learning/learner-state.ts';
import type { AttemptRecord } from '../activity-records.ts';
import { resultRecordAfter } from '../grading/best-result.ts';
import type { ActivityDependencies } from '../dependencies.ts';
import { gradeGenerator } from '../grading/grade-generator.ts';
import { gradeScenario } from '../grading/grade-scenario.ts';
import { gradeSkillCheck } from '../grading/grade-skill-check.ts';
import { gradedSubmission, type Grading } from '../grading/grading.ts';
import { readActivity, requireEnrolled, type ActivityCommand } from '../open-activity.ts';
import { parsePayload, SkillCheckPayload } from '../grading/parse-payload.ts';
import { retryOnConflict } from '#table/retry-on-conflict.ts';

/** Lengths tried for each answer while the results are larger than an item can be. */
const SHORTENED_TO_CHARACTERS = [1_000, 100];

interface Command extends ActivityCommand {
  attemptId?: string | undefined;
  /** JSON text as the device sent it. */
  payload: string;
}

/**
 * Submits an activity and grades it. A repeat of the same attempt returns the stored submission, even if the content or the
 * learner's access changed since. A skill check that was started with access can be submitted after access ended.
 *
 * @throws Failure `activity_not_found`, `payment_required`, `not_enrolled`, `attempt_not_started`, `attempt_outdated`,
 * `activity_passed`, `invalid_request`, `payload_too_large`, `write_conflict`.
 */
export async function submitActivity(
  command: Command,
  deps: ActivityDependencies,
): Promise<ActivitySubmission> {
  const { userId, activityId, now } = command;
  if (command.attemptId) {
    const repeated = await deps.submissions.find(userId, activityId, command.attemptId);
    if (repeated) return repeated;
  }
  const { course, record, learner } = await readActivity(command, deps);
  const submitCommand = { ...command, record, courseId: course.id };
  const requireOpen = () => {
    requireAccess(learner, course.id, now);
    requireEnrolled(learner, course.id);
  };
  if (record.type === 'skill-check') return submitSkillCheck(submitCommand, requireOpen, deps);
  requireOpen();
  const attemptId = command.attemptId ?? deps.newId(now);
  return submitOnce({ ...submitCommand, attemptId }, gradeOf(submitCommand, learner), deps);
}

interface SubmitCommand extends Command {
  record: ActivityRecord;
  courseId: number;
}

function gradeOf({ record, payload, now }: SubmitCommand, { profile }: LearnerState): Grading {
  return record.type === 'scenario'
    ? gradeScenario(record, payload)
    : gradeGenerator(record, payload, profile.timeZone ?? 'UTC', now);
}

/** Submits a scenario or a generator: the attempt begins and ends with the submission. */
function submitOnce(
  submitCommand: SubmitCommand & { attemptId: string },
  grading: Grading,
  deps: ActivityDependencies,
) {
  const { userId, activityId, attemptId } = submitCommand;
  return retryOnConflict(async () => {
    const stored = await deps.submissions.find(userId, activityId, attemptId);
    return stored ?? store(submitCommand, { attemptId, grading }, deps);
  });
}

/** Submits a skill check: the open attempt holds the saved answers and proves that the learner may submit it. */
function submitSkillCheck(
  submitCommand: SubmitCommand,
  requireOpen: () => void,
  deps: ActivityDependencies,
) {
  const { userId, activityId, now } = submitCommand;
  return retryOnConflict(async () => {
    const attempt = await deps.attempts.find(userId, activityId);
    const attemptId = submitCommand.attemptId ?? attempt?.id;
    if (attempt?.status === 'open' && attempt.id === attemptId) {
      const { answers } = parsePayload(submitCommand.payload, SkillCheckPayload);
      const grading = gradeSkillCheck(attempt, answers, now);
      return store(submitCommand, { attemptId, grading, attempt }, deps);
    }
    const stored = attemptId && (await deps.submissions.find(userId, activityId, attemptId));
    if (stored) return stored;
    if (attempt?.status === 'outdated' && attempt.id === attemptId) {
      throw new Failure('attempt_outdated');
    }
    requireOpen();
    throw new Failure('attempt_not_started');
  });
}

/** Stores a graded submission; undefined when another write came first. */
async function store(
  { userId, activityId, courseId, now }: SubmitCommand,
  graded: { attemptId: string; grading: Grading; attempt?: AttemptRecord },
  { submissions }: ActivityDependencies,
) {
  const { attemptId, grading, attempt } = graded;
  const resultBefore = await submissions.findResult(userId, courseId, activityId);
  if (resultBefore?.completed) {
    // The passed submission may be this attempt's own, stored a moment ago.
    const same = await submissions.find(userId, activityId, attemptId);
    if (same) return same;
    throw new Failure('activity_passed');
  }
  for (const payload of payloadsOf(grading)) {
    const named = { activityId, attemptId };
    const submission = gradedSubmission(named, { ...grading, payload }, now);
    const outcome = await submissions.store(userId, {
      submission,
      ...(attempt ? { attempt } : {}),
      resultBefore,
      resultAfter: resultRecordAfter(resultBefore, submission, courseId),
    });
    if (outcome !== 'too_large') return outcome === 'stored' ? submission : undefined;
  }
  throw new Failure('payload_too_large');
}

/** Yields the whole payload, then shorter ones; the last fits into an item for any answers. */
function* payloadsOf({ payload, shortenedPayload }: Grading): Generator<object> {
  yield payload;
  if (!shortenedPayload) return;
  for (const maxCharacters of SHORTENED_TO_CHARACTERS) yield shortenedPayload(maxCharacters);
}
