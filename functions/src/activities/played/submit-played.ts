import type * as z from 'zod';
import { Failure } from '#failure.ts';
import { CONFLICT } from '#table/retry-on-conflict.ts';
import type { TransactionPart } from '#table/table.ts';
import type { SubmissionRecord } from '../activity-records.ts';
import { requireWaited } from '../attempt-wait.ts';
import type { ActivityDependencies } from '../dependencies.ts';
import { resultRecordAfter, withoutFailedScore } from '../grading/best-result.ts';
import { gradedSubmission, type Grading } from '../grading/grading.ts';
import { requireOpen } from '../open-activity.ts';
import type { ReadState, SubmitCommand } from '../submissions/submit-command.ts';
import { submittedWrite } from '../submissions/submitted-event.ts';
import {
  playClosing,
  type FoundPlay,
  type OpenPlay,
  type PlayedAttempt,
  type PlayedKind,
  type PlayedText,
} from './played-repository.ts';

/** What grading needs beside the attempt. */
export interface SentPlay {
  /** JSON text as the device sent it. */
  payload: string;
  /** Failed attempts before this one. */
  failedBefore: number;
  now: Date;
}

/** How a type that is played is submitted. */
interface SubmittedPlay<
  Attempt extends z.ZodType<PlayedAttempt>,
  Text extends z.ZodType<PlayedText>,
  Turn,
> {
  kind: PlayedKind<Attempt, Text, Turn>;
  foundIn: (state: ReadState) => FoundPlay<z.output<Attempt>, z.output<Text>> | undefined;
  /** @throws Failure if the attempt cannot be graded yet */
  grade: (open: OpenPlay<z.output<Attempt>, z.output<Text>>, sent: SentPlay) => Grading;
  /** Returns what is written with a learner's first submission, unless a demo learner tries things out. */
  counting?: (attempt: z.output<Attempt>) => TransactionPart[];
}

type Submit = (
  command: SubmitCommand,
  state: ReadState,
  deps: ActivityDependencies,
) => Promise<SubmissionRecord | typeof CONFLICT>;

/**
 * Returns how a type is submitted that is played with the server: it closes the open attempt and grades its turns, which are
 * stored already. An attempt that was started with access can be submitted after access ended.
 *
 * The returned function returns the stored submission for a repeat, and CONFLICT when another write came first. It throws Failure
 * `payment_required`, `not_enrolled`, `attempt_not_started`, `attempt_not_yet`, `attempt_outdated`, `activity_passed`,
 * `payload_too_large`, and what grading throws.
 */
export function submitPlayed<
  Attempt extends z.ZodType<PlayedAttempt>,
  Text extends z.ZodType<PlayedText>,
  Turn,
>(play: SubmittedPlay<Attempt, Text, Turn>): Submit {
  return async (command, state, deps) => {
    const { userId, activityId, now } = command;
    const found = play.foundIn(state);
    const attemptId = command.attemptId ?? found?.attempt.id;
    if (found?.status === 'open' && found.attempt.id === attemptId) {
      return store(play, command, state, found, deps);
    }
    // A submission that is stored while the items are read removes the attempt, and may not be among them.
    const stored = attemptId && (await deps.submissions.find(userId, activityId, attemptId));
    if (stored) return stored;
    if (found?.status === 'outdated' && found.attempt.id === attemptId)
      throw new Failure('attempt_outdated');
    requireOpen(await state.readLearner(), state.courseId, now);
    requireWaited(found && { ...found.attempt, status: found.status }, now);
    throw new Failure('attempt_not_started');
  };
}

async function store<
  Attempt extends z.ZodType<PlayedAttempt>,
  Text extends z.ZodType<PlayedText>,
  Turn,
>(
  { kind, grade, counting }: SubmittedPlay<Attempt, Text, Turn>,
  { userId, activityId, payload, isDemo, now }: SubmitCommand,
  { courseId, resultBefore }: ReadState,
  open: OpenPlay<z.output<Attempt>, z.output<Text>>,
  { submissions }: ActivityDependencies,
): Promise<SubmissionRecord | typeof CONFLICT> {
  const { attempt } = open;
  if (resultBefore?.completed) {
    // The passed submission may be this attempt's own, stored a moment ago.
    const same = await submissions.find(userId, activityId, attempt.id);
    if (same) return same;
    throw new Failure('activity_passed');
  }
  const failedBefore = resultBefore?.submissionCount ?? 0;
  const grading = grade(open, { payload, failedBefore, now });
  const submission = gradedSubmission({ activityId, attemptId: attempt.id }, grading, now);
  // Replays and further tries would count a learner twice.
  const isCounted = resultBefore === undefined && !isDemo;
  const outcome = await submissions.store(userId, {
    submission,
    resultBefore,
    resultAfter: resultRecordAfter(resultBefore, withoutFailedScore(submission), courseId),
    alongside: [
      ...playClosing(kind, userId, attempt, grading.nextAttemptAt),
      ...(isCounted ? (counting?.(attempt) ?? []) : []),
      ...(isDemo ? [] : [submittedWrite({ userId, courseId, resultBefore, now }, submission)]),
    ],
  });
  if (outcome === 'too_large') throw new Failure('payload_too_large');
  return outcome === 'stored' ? submission : CONFLICT;
}
