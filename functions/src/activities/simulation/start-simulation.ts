import type { SimulationAttempt } from '@learning/shared/contract/simulations';
import { drawStart } from '@learning/shared/domain/scoring/score-simulation';
import { SEED_LIMIT, seededRandom } from '@learning/shared/domain/shuffle';
import { randomInt } from 'node:crypto';
import type { ActivityDependencies } from '../dependencies.ts';
import type { ActivityCommand } from '../open-activity.ts';
import { startPlayed } from '../played/start-played.ts';
import { presentSimulation } from './present-simulation.ts';
import { simulationConfig } from './simulation-config.ts';

/**
 * Starts a simulation with figures drawn for this attempt, or returns the open one with its periods.
 *
 * @throws Failure as `startPlayed` does.
 * Source: rules/scoring.md S21, S36
 */
export async function startSimulation(
  command: ActivityCommand,
  deps: ActivityDependencies,
): Promise<SimulationAttempt> {
  const open = await startPlayed(
    {
      type: 'simulation',
      attempts: deps.simulations,
      begin: (record, { attempt, played }) => {
        const simulation = simulationConfig(record);
        return {
          attempt: { entity: 'simulationAttempt' as const, ...attempt, periods: [] },
          played: {
            entity: 'playedSimulation' as const,
            ...played,
            simulation,
            start: drawStart(simulation, seededRandom(randomInt(SEED_LIMIT))),
          },
        };
      },
    },
    command,
    deps,
  );
  return presentSimulation(open);
}
