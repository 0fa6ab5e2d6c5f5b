import { Failure } from '#failure.ts';
import { calibrationWrites } from '#learning/calibration.ts';
import { CONFLICT } from '#table/retry-on-conflict.ts';
import type { AttemptRecord, SubmissionRecord } from '../activity-records.ts';
import type { ActivityDependencies } from '../dependencies.ts';
import { resultRecordAfter } from '../grading/best-result.ts';
import { gradedSubmission, type Grading } from '../grading/grading.ts';
import { submittedWrite } from './submitted-event.ts';
import type { ReadState, SubmitCommand } from './submit-command.ts';

/** Lengths tried for each answer while the results are larger than an item can be. */
const SHORTENED_TO_CHARACTERS = [1_000, 100];

/**
 * Stores a graded submission; CONFLICT when another write came first.
 *
 * @throws Failure `activity_passed`, `payload_too_large`.
 */
export async function storeGraded(
  { userId, activityId, isDemo, now }: SubmitCommand,
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
      alongside: [
        ...calibrationWrites(userId, grading.calibration ?? []),
        ...(isDemo
          ? []
          : [
              submittedWrite(
                { userId, courseId, resultBefore, now },
                submission,
                grading.questions,
              ),
            ]),
      ],
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
