import type { SkillCheckAttempt } from '@learning/shared/contract/activities';
import { drawCheck } from '@learning/shared/domain/scoring/draw-check';
import { withLightEssay } from '@learning/shared/domain/scoring/score-skill-check';
import { SEED_LIMIT } from '@learning/shared/domain/shuffle';
import { attemptDeadline, timeLimitSeconds } from '@learning/shared/domain/time/attempt-time';
import { randomInt } from 'node:crypto';
import type { ActivityRecord } from '#catalog/catalog-records.ts';
import { Failure } from '#failure.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { AttemptRecord } from '../activity-records.ts';
import type { ActivityDependencies } from '../dependencies.ts';
import { openActivity, requireEnrolled, type ActivityCommand } from '../open-activity.ts';
import { requireWaited } from '../attempt-wait.ts';
import { presentAttempt } from './present-attempt.ts';
import { skillCheckConfig } from './skill-check-config.ts';

/**
 * Starts a skill check, or returns the open attempt, even after its time is up, so that it can be submitted. Two tabs that
 * start at once get the same attempt. An open attempt that this release cannot read is replaced and does not count.
 *
 * @throws Failure `activity_not_found` (also for an activity that is not a skill check), `payment_required`, `not_enrolled`,
 * `activity_passed`, `attempt_not_yet` (names when it opens), `write_conflict`.
 * Source: rules/scoring.md S10, S20, S21
 */
export async function startAttempt(
  command: ActivityCommand,
  deps: ActivityDependencies,
): Promise<SkillCheckAttempt> {
  const { userId, activityId, now } = command;
  const attempt = await retryOnConflict(async () => {
    const [{ course, record, learner }, before] = await Promise.all([
      openActivity(command, deps),
      deps.attempts.find(userId, activityId),
    ]);
    requireEnrolled(learner, course.id);
    if (record.type !== 'skill-check') throw new Failure('activity_not_found');
    const result = learner.activityResults.find(
      (activityResult) =>
        activityResult.courseId === course.id && activityResult.activityId === activityId,
    );
    if (result?.completed) throw new Failure('activity_passed');
    if (before?.status === 'open') return before;
    requireWaited(before, now);

    const { seen, right } = before?.status === 'submitted' ? before : NOTHING_SEEN;
    const created = newAttempt(record, {
      id: deps.newId(now),
      seed: randomInt(SEED_LIMIT),
      seen,
      right,
      extraTimeFactor: learner.profile.extraTimeFactor,
      now,
    });
    const change = { attempt: created, before, resultVersion: result?.version };
    const outcome = await deps.attempts.start(userId, course.id, change);
    return outcome === 'started' ? created : CONFLICT;
  });
  return presentAttempt(attempt, now);
}

const NOTHING_SEEN: Pick<AttemptRecord, 'seen' | 'right'> = { seen: {}, right: [] };

interface Start {
  id: string;
  seed: number;
  /** By earlier attempts. */
  seen: Readonly<Record<string, number>>;
  /** In earlier attempts. */
  right: readonly string[];
  extraTimeFactor: number;
  now: Date;
}

function newAttempt(
  record: ActivityRecord,
  { id, seed, seen, right, extraTimeFactor, now }: Start,
): AttemptRecord {
  const config = skillCheckConfig(record);
  const { assessment, asks, questions: bank, sections, feedback, badge } = config;
  const { questions: drawn, caseFile } = drawCheck(config, { seen, right, seed });
  const questions = withLightEssay(drawn);
  const limitSeconds = timeLimitSeconds(assessment.timeLimit, extraTimeFactor);
  return {
    entity: 'attempt',
    id,
    activityId: record.id,
    status: 'open',
    startedAt: now.toISOString(),
    deadline: attemptDeadline(now, limitSeconds).toISOString(),
    timeLimitSeconds: limitSeconds,
    extraTimeFactor,
    seed,
    questionIds: questions.map((question) => question.id),
    seen: asks ? seenAfter(bank, seen, questions) : {},
    right: asks
      ? right.filter((questionId) => bank.some(({ id: inBank }) => inBank === questionId))
      : [],
    asked: {
      questions,
      sections,
      feedback,
      badge,
      passingScore: record.passingScore,
      ...(caseFile && { caseFile }),
    },
    answers: {},
    confidence: {},
    version: 1,
  };
}

/** Counts the asked questions as seen, and forgets those that left the bank. */
function seenAfter(
  bank: readonly { id: string }[],
  seen: Readonly<Record<string, number>>,
  asked: readonly { id: string }[],
): Record<string, number> {
  const counts = bank.map(({ id }): [string, number] => [
    id,
    (Object.hasOwn(seen, id) ? seen[id]! : 0) +
      (asked.some((question) => question.id === id) ? 1 : 0),
  ]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
