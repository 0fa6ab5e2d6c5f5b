import { isTooMuchText } from '@learning/shared/domain/documents/document-size';
import type { ActivityRecord } from '#catalog/catalog-records.ts';
import type { ActivityDependencies } from '../dependencies.ts';
import { requireOpen } from '../open-activity.ts';
import { storeGraded } from '../submissions/store-graded.ts';
import type { ReadState, SubmitCommand } from '../submissions/submit-command.ts';
import { generatorConfig } from './generator-config.ts';
import { gradeGenerator } from './grade-generator.ts';

/** Submits a generator: the attempt begins and ends with the submission. */
export async function submitGenerator(
  command: SubmitCommand,
  state: ReadState,
  deps: ActivityDependencies,
) {
  const { payload, attemptId = state.newAttemptId, now } = command;
  const { record, courseId } = state;
  const learner = await state.readLearner();
  requireOpen(learner, courseId, now);
  const grading = gradeGenerator(record, payload, learner.profile.timeZone ?? 'UTC', now);
  return storeGraded(command, state, { attemptId, grading }, deps);
}

/** Whether the document of these values is small enough to be submitted. */
export function fitsDocument(
  record: ActivityRecord,
  values: Readonly<Record<string, string>>,
): boolean {
  return !isTooMuchText(generatorConfig(record), values);
}
