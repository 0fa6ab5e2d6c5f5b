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

/** Characters kept of each answer when the results would be larger than an item. */
const CUTS = [1_000, 100];

interface Command extends ActivityCommand {
  attemptId?: string | undefined;
  /** JSON as the learner's device sent it. */
  payload: string;
}

/**
 * Hands in an activity and grades it. A repeat of the same attempt answers the submission that is stored, whatever has
 * changed since. A skill check that was begun with access can be handed in when access has ended meanwhile.
 *
 * @throws Failure `activity_not_found`, `payment_required`, `not_enrolled`, `attempt_not_started`, `attempt_outdated`, `activity_passed`,
 * `invalid_request`, `payload_too_large`, `write_conflict`.
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
  const handed = { ...command, record, courseId: course.id };
  const requireOpen = () => {
    requireAccess(learner, course.id, now);
    requireEnrolled(learner, course.id);
  };
  if (record.type === 'skill-check') return submitSkillCheck(handed, requireOpen, deps);
  requireOpen();
  const attemptId = command.attemptId ?? deps.newId(now);
  return submitOnce({ ...handed, attemptId }, gradeOf(handed, learner), deps);
}

interface Handed extends Command {
  record: ActivityRecord;
  courseId: number;
}

function gradeOf({ record, payload, now }: Handed, { profile }: LearnerState): Grading {
  return record.type === 'scenario'
    ? gradeScenario(record, payload)
    : gradeGenerator(record, payload, profile.timeZone ?? 'UTC', now);
}

/** A scenario or a generator: the attempt begins and ends with the submission. */
function submitOnce(
  handed: Handed & { attemptId: string },
  grading: Grading,
  deps: ActivityDependencies,
) {
  const { userId, activityId, attemptId } = handed;
  return retryOnConflict(async () => {
    const stored = await deps.submissions.find(userId, activityId, attemptId);
    return stored ?? store(handed, { attemptId, grading }, deps);
  });
}

/** A skill check: the attempt was started before, what was saved in it counts, and it proves that its learner may. */
function submitSkillCheck(handed: Handed, requireOpen: () => void, deps: ActivityDependencies) {
  const { userId, activityId, now } = handed;
  return retryOnConflict(async () => {
    const attempt = await deps.attempts.find(userId, activityId);
    const attemptId = handed.attemptId ?? attempt?.id;
    if (attempt?.status === 'open' && attempt.id === attemptId) {
      const { answers } = parsePayload(handed.payload, SkillCheckPayload);
      const grading = gradeSkillCheck(attempt, answers, now);
      return store(handed, { attemptId, grading, attempt }, deps);
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

/** @returns undefined when another write was faster. */
async function store(
  { userId, activityId, courseId, now }: Handed,
  graded: { attemptId: string; grading: Grading; attempt?: AttemptRecord },
  { submissions }: ActivityDependencies,
) {
  const { attemptId, grading, attempt } = graded;
  const resultBefore = await submissions.findResult(userId, courseId, activityId);
  if (resultBefore?.completed) {
    // Passed by this very attempt a moment ago, or by an earlier one.
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

/** From the fullest to one that an item holds whatever was written. */
function* payloadsOf({ payload, cutPayload }: Grading): Generator<object> {
  yield payload;
  if (!cutPayload) return;
  for (const mostCharacters of CUTS) yield cutPayload(mostCharacters);
}
