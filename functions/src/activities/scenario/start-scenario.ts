import {
  drawnScenario,
  drawVariants,
} from '@learning/content/activities/scenario/scenario-variants';
import type { ScenarioConfig } from '@learning/content/schema';
import type { ScenarioAttempt } from '@learning/shared/contract/scenarios';
import { SEED_LIMIT, seededRandom, shuffled, type Random } from '@learning/shared/domain/shuffle';
import { randomInt } from 'node:crypto';
import { Failure } from '#failure.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { requireWaited } from '../attempt-wait.ts';
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
 * `activity_passed`, `attempt_not_yet` (names when it opens), `write_conflict`.
 * Source: rules/scoring.md S21, S23, S42
 */
export async function startScenario(
  command: ActivityCommand,
  deps: ActivityDependencies,
): Promise<ScenarioAttempt> {
  const { userId, activityId, now } = command;
  const open = await retryOnConflict(async () => {
    const [{ course, record, learner }, before] = await Promise.all([
      openActivity(command, deps),
      deps.scenarios.find(userId, activityId),
    ]);
    requireEnrolled(learner, course.id);
    if (record.type !== 'scenario') throw new Failure('activity_not_found');
    if (before?.status === 'open') return before;
    requireWaited(before && { ...before.attempt, status: before.status }, now);

    const { passingScore } = record;
    const attemptId = deps.newId(now);
    const random = seededRandom(randomInt(SEED_LIMIT));
    const config = scenarioConfig(record);
    const seen = before && (before.attempt.secondVariants ?? []);
    const secondVariants = drawVariants(config, random, seen);
    const started: OpenScenario = {
      status: 'open',
      attempt: {
        entity: 'scenarioAttempt',
        id: attemptId,
        activityId,
        status: 'open',
        startedAt: now.toISOString(),
        secondVariants,
        decisions: [],
      },
      played: {
        entity: 'playedScenario',
        attemptId,
        activityId,
        passingScore,
        scenario: withShuffledChoices(drawnScenario(config, secondVariants), random),
      },
    };
    const outcome = await deps.scenarios.start(userId, course.id, started, before);
    if (outcome === 'passed') throw new Failure('activity_passed');
    return outcome === 'started' ? started : CONFLICT;
  });
  return presentScenario(open);
}

/** Returns the scenario with the choices of each step in an order of their own, so that the place of a choice tells nothing. */
function withShuffledChoices(config: ScenarioConfig, random: Random): ScenarioConfig {
  const steps = config.steps.map((step) => ({ ...step, choices: shuffled(step.choices, random) }));
  return { ...config, steps };
}
