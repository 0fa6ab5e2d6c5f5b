import {
  drawnScenario,
  drawVariants,
} from '@learning/content/activities/scenario/scenario-variants';
import type { ScenarioConfig } from '@learning/content/schema';
import type { ScenarioAttempt } from '@learning/shared/contract/scenarios';
import { SEED_LIMIT, seededRandom, shuffled, type Random } from '@learning/shared/domain/shuffle';
import { randomInt } from 'node:crypto';
import type { ActivityDependencies } from '../dependencies.ts';
import type { ActivityCommand } from '../open-activity.ts';
import { startPlayed } from '../played/start-played.ts';
import { presentScenario } from './present-scenario.ts';
import { scenarioConfig } from './scenario-config.ts';

/**
 * Starts a scenario, or returns the open attempt with its decisions.
 *
 * @throws Failure as `startPlayed` does.
 * Source: rules/scoring.md S21, S23, S41
 */
export async function startScenario(
  command: ActivityCommand,
  deps: ActivityDependencies,
): Promise<ScenarioAttempt> {
  const open = await startPlayed(
    {
      type: 'scenario',
      attempts: deps.scenarios,
      begin: (record, { attempt, played, before }) => {
        const random = seededRandom(randomInt(SEED_LIMIT));
        const config = scenarioConfig(record);
        const seen = before && (before.secondVariants ?? []);
        const secondVariants = drawVariants(config, random, seen);
        const drawn = drawnScenario(config, secondVariants);
        return {
          attempt: {
            entity: 'scenarioAttempt' as const,
            ...attempt,
            secondVariants,
            decisions: [],
          },
          played: {
            entity: 'playedScenario' as const,
            ...played,
            scenario: withShuffledChoices(drawn, random),
          },
        };
      },
    },
    command,
    deps,
  );
  return presentScenario(open);
}

/** Returns the scenario with the choices of each step in an order of their own, so that the place of a choice tells nothing. */
function withShuffledChoices(config: ScenarioConfig, random: Random): ScenarioConfig {
  const steps = config.steps.map((step) => ({ ...step, choices: shuffled(step.choices, random) }));
  return { ...config, steps };
}
