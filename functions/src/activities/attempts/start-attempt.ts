import type { SkillCheckAttempt } from '@learning/shared/contract/activities';
import { attemptDeadline, timeLimitSeconds } from '@learning/shared/domain/time/attempt-time';
import { skillCheckConfig } from '#catalog/activity-config.ts';
import type { ActivityRecord } from '#catalog/catalog-records.ts';
import { Failure } from '#failure.ts';
import type { AttemptRecord } from '../activity-records.ts';
import { presentAttempt } from './present-attempt.ts';
import type { ActivityDependencies } from '../dependencies.ts';
import { openActivity, requireEnrolled, type ActivityCommand } from '../open-activity.ts';
import { retryOnConflict } from '#table/retry-on-conflict.ts';

/**
 * Starts a skill check, or returns the open attempt, even after its time is up, so that it can be submitted. Two tabs that
 * start at once get the same attempt. An open attempt that this release cannot read is replaced and does not count.
 *
 * @throws Failure `activity_not_found` (also for an activity that is not a skill check), `payment_required`, `not_enrolled`,
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

  const created = newAttempt(record, deps.newId(now), learner.profile.extraTimeFactor, now);
  let outdatedId: string | undefined;
  const attempt = await retryOnConflict(async () => {
    const outcome = await deps.attempts.start(userId, course.id, created, outdatedId);
    if (outcome === 'passed') throw new Failure('activity_passed');
    if (outcome === 'started') return created;
    const stored = await deps.attempts.find(userId, activityId);
    if (stored?.status === 'outdated') outdatedId = stored.id;
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
  const { assessment, questions, feedback, badge } = skillCheckConfig(record);
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
    questionIds: questions.map((question) => question.id),
    asked: { questions, feedback, badge, passingScore: record.passingScore },
    answers: {},
    version: 1,
  };
}
