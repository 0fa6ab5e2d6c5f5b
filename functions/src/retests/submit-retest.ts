import type { SkillCheckAnswers } from '@learning/shared/contract/activities';
import type { RetestResult } from '@learning/shared/contract/retests';
import { afterFailedRetest } from '@learning/shared/domain/retest/retest-rules';
import { Failure } from '#failure.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { RetestDependencies } from './dependencies.ts';
import { openRetests, type RetestCommand } from './open-retests.ts';
import { presentRetestResult } from './present-retest.ts';
import type { RetestAttemptRecord, RetestsRecord } from './retest-records.ts';
import { requireOpenRetest } from './start-retest.ts';

interface Command extends RetestCommand {
  attemptId: string;
  answers: SkillCheckAnswers;
}

/**
 * Grades a retest and stores what follows: a pass with its day, or when the next try opens. A failed one changes nothing about the
 * certificate. The same call again returns the stored result.
 *
 * @throws Failure `attempt_not_started`, `invalid_request` for answers to questions that were not asked, and those of `startRetest`
 * Source: rules/certificates.md K29; rules/scoring.md S39
 */
export async function submitRetest(
  { attemptId, answers, ...command }: Command,
  deps: RetestDependencies,
): Promise<RetestResult> {
  const { userId, courseId, now } = command;
  return retryOnConflict(async () => {
    const opened = await openRetests(command, deps);
    const { attempt: before, history, learner } = opened;
    if (before?.id !== attemptId) throw new Failure('attempt_not_started');
    if (before.status === 'submitted') return presentRetestResult(before);
    const { days } = requireOpenRetest(opened, now);
    requireAsked(before, answers);
    const at = now.toISOString();
    const attempt = { ...before, days, status: 'submitted' as const, submittedAt: at, answers };
    const result = presentRetestResult(attempt);
    const stored = learner.retests.find((candidate) => candidate.courseId === courseId);
    const after: RetestsRecord = {
      entity: 'retests',
      courseId,
      claimedAt: history.claimedAt,
      stillKnown: [...history.stillKnown, ...(result.isPassed ? [{ days, passedAt: at }] : [])],
      nextAttemptAt: result.isPassed ? null : afterFailedRetest(now).toISOString(),
      version: (stored?.version ?? 0) + 1,
    };
    const outcome = await deps.retests.submit(userId, { attempt, before: stored, after });
    return outcome === 'stored' ? result : CONFLICT;
  });
}

function requireAsked({ asked }: RetestAttemptRecord, answers: SkillCheckAnswers): void {
  const unknown = Object.keys(answers).filter((id) => !asked.questions.some((q) => q.id === id));
  if (unknown.length === 0) return;
  throw new Failure(
    'invalid_request',
    undefined,
    unknown.map((id) => ({
      path: `body.answers.${id}`,
      message: 'is not a question of this attempt',
    })),
  );
}
