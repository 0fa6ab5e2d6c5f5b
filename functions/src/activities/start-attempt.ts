import type { SkillCheckAttempt } from '@learning/shared/contract/activities';
import type { SkillCheckConfig } from '@learning/content/schema';
import { attemptDeadline, timeLimitSeconds } from '@learning/shared/domain/time/attempt-time';
import type { ActivityRecord } from '#catalog/catalog-records.ts';
import { Failure } from '#failure.ts';
import type { AttemptRecord } from './activity-records.ts';
import { presentAttempt, publishedCheck } from './asked-questions.ts';
import type { ActivityDependencies } from './dependencies.ts';
import { openActivity, requireEnrolled, type ActivityCommand } from './open-activity.ts';
import { retryOnConflict } from '#table/retry-on-conflict.ts';

/**
 * Starts a skill check, or answers the attempt that is open, also when its time is up: then it is to be handed in. Two tabs
 * that start at once get the same attempt.
 *
 * @throws Failure `activity_not_found` (also when it is no skill check), `payment_required`, `not_enrolled`,
 * `activity_passed`, `write_conflict`.
 */
export async function startAttempt(
  command: ActivityCommand,
  deps: ActivityDependencies,
): Promise<SkillCheckAttempt> {
  const { userId, activityId, now } = command;
  const { course, record, learner } = await openActivity(command, deps);
  requireEnrolled(learner, course.id);
  if (record.type !== 'skill-check') throw new Failure('activity_not_found');

  const made = newAttempt(record, deps.newId(now), learner.profile.extraTimeFactor, now);
  const attempt = await retryOnConflict(async () => {
    const outcome = await deps.attempts.start(userId, course.id, made);
    if (outcome === 'passed') throw new Failure('activity_passed');
    if (outcome === 'started') return made;
    const stored = await deps.attempts.find(userId, activityId);
    return stored?.status === 'open' ? stored : undefined;
  });
  return presentAttempt(attempt, now);
}

function newAttempt(
  record: ActivityRecord,
  id: string,
  extraTimeFactor: number,
  now: Date,
): AttemptRecord {
  const { assessment } = JSON.parse(record.config) as SkillCheckConfig;
  const asked = publishedCheck(record);
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
    questionIds: asked.questions.map((question) => question.id),
    asked: JSON.stringify(asked),
    answers: {},
    version: 1,
  };
}
