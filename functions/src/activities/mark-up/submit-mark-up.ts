import * as z from 'zod';
import { Failure } from '#failure.ts';
import { requireWaited } from '../attempt-wait.ts';
import type { ActivityDependencies } from '../dependencies.ts';
import { parsePayload } from '../grading/parse-payload.ts';
import { requireOpen } from '../open-activity.ts';
import { storeGraded } from '../submissions/store-graded.ts';
import type { ReadState, SubmitCommand } from '../submissions/submit-command.ts';
import { drawDocument } from './drawn-document.ts';
import { gradeMarkUp } from './grade-mark-up.ts';

const MAX_MARKS = 100;

const MarkUpPayload = z.object({
  documentId: z.string().max(64),
  marks: z
    .record(z.string().max(20), z.string().max(80))
    .refine((marks) => Object.keys(marks).length <= MAX_MARKS, `has more than ${MAX_MARKS} marks`),
});

/**
 * Submits a mark-up: the attempt begins and ends with the submission. Marks in another document than that of the next attempt are
 * refused: it was submitted in another tab, or published again.
 *
 * @throws Failure `payment_required`, `not_enrolled`, `attempt_not_yet`, `attempt_outdated`, `activity_passed`, `invalid_request`.
 */
export async function submitMarkUp(
  command: SubmitCommand,
  state: ReadState,
  deps: ActivityDependencies,
) {
  const { userId, payload, attemptId = state.newAttemptId, now } = command;
  const { record, courseId, resultBefore } = state;
  requireOpen(await state.readLearner(), courseId, now);
  if (resultBefore?.completed) throw new Failure('activity_passed');
  requireWaited(
    resultBefore && { status: 'submitted', nextAttemptAt: resultBefore.nextAttemptAt },
    now,
  );
  const { documentId, marks } = parsePayload(payload, MarkUpPayload);
  const document = drawDocument(record, { userId, result: resultBefore });
  if (document.id !== documentId) throw new Failure('attempt_outdated');
  const failedBefore = resultBefore?.submissionCount ?? 0;
  const grading = gradeMarkUp(record, document, { marks, failedBefore, now });
  return storeGraded(command, state, { attemptId, grading }, deps);
}
