import type { ScenarioAttempt } from '@learning/shared/contract/scenarios';
import { Failure } from '#failure.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { ActivityDependencies } from '../dependencies.ts';
import { openActivity, requireEnrolled, type ActivityCommand } from '../open-activity.ts';
import { presentScenario } from './present-scenario.ts';
import { scenarioConfig } from './scenario-config.ts';
import type { OpenScenario } from './scenario-repository.ts';

/**
 * Starts a scenario, or returns the open attempt with its decisions. Two tabs that start at once get the same attempt. An open
 * attempt that this release cannot read is replaced and does not count.
 *
 * @throws Failure `activity_not_found` (also for an activity that is not a scenario), `payment_required`, `not_enrolled`,
 * `activity_passed`, `write_conflict`.
 */
export async function startScenario(
  command: ActivityCommand,
  deps: ActivityDependencies,
): Promise<ScenarioAttempt> {
  const { userId, activityId, now } = command;
  const [{ course, record, learner }, found] = await Promise.all([
    openActivity(command, deps),
    deps.scenarios.find(userId, activityId),
  ]);
  requireEnrolled(learner, course.id);
  if (record.type !== 'scenario') throw new Failure('activity_not_found');
  if (found?.status === 'open') return presentScenario(found);

  const attemptId = deps.newId(now);
  const started: OpenScenario = {
    status: 'open',
    attempt: {
      entity: 'scenarioAttempt',
      id: attemptId,
      activityId,
      status: 'open',
      startedAt: now.toISOString(),
      decisions: [],
    },
    played: {
      entity: 'playedScenario',
      attemptId,
      activityId,
      passingScore: record.passingScore,
      scenario: scenarioConfig(record),
    },
  };
  let outdatedId = found?.status === 'outdated' ? found.attempt.id : undefined;
  const open = await retryOnConflict(async () => {
    const outcome = await deps.scenarios.start(userId, course.id, started, outdatedId);
    if (outcome === 'passed') throw new Failure('activity_passed');
    if (outcome === 'started') return started;
    const stored = await deps.scenarios.find(userId, activityId);
    outdatedId = stored?.status === 'outdated' ? stored.attempt.id : undefined;
    return stored?.status === 'open' ? stored : CONFLICT;
  });
  return presentScenario(open);
}
