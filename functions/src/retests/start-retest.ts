import type { RetestAttempt } from '@learning/shared/contract/retests';
import { drawRetest, sourceOf, type RetestBank } from '@learning/shared/domain/scoring/draw-retest';
import { SEED_LIMIT } from '@learning/shared/domain/shuffle';
import { secondsLeft } from '@learning/shared/domain/time/attempt-time';
import { randomInt } from 'node:crypto';
import { skillCheckConfig } from '#activities/skill-check/skill-check-config.ts';
import { Failure } from '#failure.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { RetestDependencies } from './dependencies.ts';
import { openRetests, type OpenedRetests, type RetestCommand } from './open-retests.ts';
import { passingScoreOf, presentRetestAttempt } from './present-retest.ts';
import type { RetestAttemptRecord } from './retest-records.ts';

/**
 * Draws a retest, or returns the open one. Two tabs that start at once get the same questions.
 *
 * @throws Failure `attempt_not_yet` (names when it opens), `no_retest_left`, `write_conflict`, and those of `openRetests`
 * Source: rules/scoring.md S39
 */
export async function startRetest(
  command: RetestCommand,
  deps: RetestDependencies,
): Promise<RetestAttempt> {
  const { userId, now } = command;
  const attempt = await retryOnConflict(async () => {
    const opened = await openRetests(command, deps);
    const { attempt: before } = opened;
    requireOpenRetest(opened, now);
    if (before?.status === 'open') return before;
    const created = newAttempt(opened, { id: deps.newId(now), seed: randomInt(SEED_LIMIT), now });
    const outcome = await deps.retests.start(userId, created, before);
    return outcome === 'started' ? created : CONFLICT;
  });
  return presentRetestAttempt(attempt);
}

/** Returns the retest that is open. @throws Failure `attempt_not_yet`, `no_retest_left` */
export function requireOpenRetest(
  { next }: Pick<OpenedRetests, 'next'>,
  now: Date,
): NonNullable<OpenedRetests['next']> {
  if (!next) throw new Failure('no_retest_left');
  const { opensAt } = next;
  if (now < opensAt) {
    const details = { opensAt: [opensAt.toISOString()] };
    throw new Failure('attempt_not_yet', details, undefined, secondsLeft(opensAt, now));
  }
  return next;
}

interface Start {
  id: string;
  seed: number;
  now: Date;
}

function newAttempt(opened: OpenedRetests, { id, seed, now }: Start): RetestAttemptRecord {
  const { course, checks, checkHistories, attempt: before, next } = opened;
  const configs = checks.map((check) => ({ id: check.id, config: skillCheckConfig(check) }));
  const banks = configs.map(({ id: activityId, config }): RetestBank<Question> => ({
    activityId,
    questions: config.questions,
    facts: config.facts,
    seen: checkHistories.get(activityId)?.seen ?? {},
  }));
  const asked = [...checkHistories].flatMap(([activityId, { lastIds }]) =>
    lastIds.map((questionId) => sourceOf(activityId, questionId)),
  );
  const { questions, sources } = drawRetest(banks, {
    last: [...asked, ...(before?.sources ?? [])],
    seed,
  });
  if (questions.length === 0) throw new Failure('no_retest_left');
  return {
    entity: 'retestAttempt',
    id,
    courseId: course.id,
    days: next!.days,
    status: 'open',
    startedAt: now.toISOString(),
    submittedAt: null,
    seed,
    sources,
    asked: {
      // Each counts the same.
      questions: questions.map((question) => ({ ...question, points: 1 })),
      passingScore: passingScoreOf(checks),
      sections: configs.flatMap(({ config }) => config.sections),
    },
    answers: {},
  };
}

type Question = ReturnType<typeof skillCheckConfig>['questions'][number];
