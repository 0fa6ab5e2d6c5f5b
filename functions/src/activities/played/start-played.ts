import type { ActivityType } from '@learning/shared/domain/activity-types';
import type { ActivityRecord } from '#catalog/catalog-records.ts';
import { Failure } from '#failure.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { requireWaited } from '../attempt-wait.ts';
import type { ActivityDependencies } from '../dependencies.ts';
import { openActivity, requireEnrolled, type ActivityCommand } from '../open-activity.ts';
import type { OpenPlay, PlayedAttempt, PlayedRepository } from './played-repository.ts';

/** What both items of a new attempt hold, whatever is played. */
interface Begun {
  attempt: { id: string; activityId: string; status: 'open'; startedAt: string };
  played: { attemptId: string; activityId: string; passingScore: number };
}

/** How a type that is played is started. */
interface StartedPlay<Attempt, Text, Turn> {
  type: ActivityType;
  attempts: PlayedRepository<Attempt, Text, Turn>;
  /** Returns a new attempt with what it plays, drawn for it. */
  begin: (record: ActivityRecord, begun: Begun) => Omit<OpenPlay<Attempt, Text>, 'status'>;
}

/**
 * Starts an attempt, or returns the open one. Two tabs that start at once get the same attempt. An open attempt that this release
 * cannot read is replaced and does not count.
 *
 * @throws Failure `activity_not_found` (also for an activity of another type), `payment_required`, `not_enrolled`,
 * `activity_passed`, `attempt_not_yet` (names when it opens), `write_conflict`.
 */
export async function startPlayed<Attempt extends PlayedAttempt, Text, Turn>(
  { type, attempts, begin }: StartedPlay<Attempt, Text, Turn>,
  command: ActivityCommand,
  deps: ActivityDependencies,
): Promise<OpenPlay<Attempt, Text>> {
  const { userId, activityId, now } = command;
  return retryOnConflict(async () => {
    const [{ course, record, learner }, before] = await Promise.all([
      openActivity(command, deps),
      attempts.find(userId, activityId),
    ]);
    requireEnrolled(learner, course.id);
    if (record.type !== type) throw new Failure('activity_not_found');
    if (before?.status === 'open') return before;
    requireWaited(before && { ...before.attempt, status: before.status }, now);

    const id = deps.newId(now);
    const started = begin(record, {
      attempt: { id, activityId, status: 'open', startedAt: now.toISOString() },
      played: { attemptId: id, activityId, passingScore: record.passingScore },
    });
    const outcome = await attempts.start(userId, course.id, started, before);
    if (outcome === 'passed') throw new Failure('activity_passed');
    return outcome === 'started' ? { status: 'open' as const, ...started } : CONFLICT;
  });
}
