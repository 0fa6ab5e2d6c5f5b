import { SkillCheckAnswers, SkillCheckConfidence } from '@learning/shared/contract/activities';
import * as z from 'zod';
import { Failure } from '#failure.ts';
import type { ActivityDependencies } from '../dependencies.ts';
import { parsePayload } from '../grading/parse-payload.ts';
import { requireOpen } from '../open-activity.ts';
import { storeGraded } from '../submissions/store-graded.ts';
import type { ReadState, SubmitCommand } from '../submissions/submit-command.ts';
import { requireWaited } from '../attempt-wait.ts';
import { gradeSkillCheck } from './grade-skill-check.ts';

/** Without answers, the saved ones count. */
const SkillCheckPayload = z.object({
  answers: SkillCheckAnswers.default({}),
  confidence: SkillCheckConfidence.default({}),
});

/** Submits a skill check: the open attempt holds the saved answers and proves that the learner may submit it. */
export async function submitSkillCheck(
  command: SubmitCommand,
  state: ReadState,
  deps: ActivityDependencies,
) {
  const { userId, activityId, payload, now } = command;
  const { attempt, resultBefore } = state;
  const attemptId = command.attemptId ?? attempt?.id;
  if (attempt?.status === 'open' && attempt.id === attemptId) {
    const { answers, confidence } = parsePayload(payload, SkillCheckPayload);
    const failedBefore = resultBefore?.submissionCount ?? 0;
    const grading = gradeSkillCheck(attempt, { answers, confidence, failedBefore, now });
    const closed = { ...attempt, right: grading.rightIds, confidence: grading.confidence };
    return storeGraded(command, state, { attemptId, grading, attempt: closed }, deps);
  }
  // A submission that is stored while the items are read closes the attempt, and may not be among them.
  const stored = attemptId && (await deps.submissions.find(userId, activityId, attemptId));
  if (stored) return stored;
  if (attempt?.status === 'outdated' && attempt.id === attemptId) {
    throw new Failure('attempt_outdated');
  }
  requireOpen(await state.readLearner(), state.courseId, now);
  requireWaited(attempt, now);
  throw new Failure('attempt_not_started');
}
