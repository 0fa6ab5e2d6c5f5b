import type { SimulationConfig } from '@learning/content/schema';
import type { SimulationAttempt } from '@learning/shared/contract/simulations';
import { enteredBy } from '@learning/shared/domain/scoring/score-simulation';
import type { Figures } from '@learning/shared/domain/simulations/simulation-model';
import type { LearnerApi } from '../api/open-api.ts';

/**
 * Returns the calls about one simulation, made by one learner.
 *
 * @param config the simulation as written
 */
export function simulationCalls(learner: LearnerApi, id: string, config: SimulationConfig) {
  const params = { userId: 'me', id };
  const period = (attemptId: string, at: number, entered: Figures) => ({
    params: { ...params, attemptId },
    body: { period: at, entered: { ...entered } },
  });
  const submission = (attemptId?: string) => ({
    params: { id },
    body: { userId: 'me', activityId: id, payload: '{}', ...(attemptId && { attemptId }) },
  });
  const calls = {
    state: () => learner.ok('getActivityState', { params }),
    start: () => learner.ok('startSimulation', { params }),
    startRefused: () => learner.refused('startSimulation', { params }),
    send: (...named: Parameters<typeof period>) => learner.ok('playPeriod', period(...named)),
    sendRefusal: (...named: Parameters<typeof period>) =>
      learner.refusal('playPeriod', period(...named)),
    /** The numbers of a strategy, from the figures that the attempt shows. */
    numbersOf: ({ start }: SimulationAttempt, strategyId = config.strategies[0]!.id) =>
      enteredBy(config, start, strategyId),
    /** Plays the periods that are left. */
    async play(attempt: SimulationAttempt, numbers: readonly Figures[]) {
      let current = attempt;
      for (const entered of numbers.slice(attempt.periods.length))
        current = await calls.send(attempt.id, current.periods.length, entered);
      return current;
    },
    submit: (attemptId?: string) => learner.ok('submitActivity', submission(attemptId)),
    submitRefused: (attemptId?: string) => learner.refused('submitActivity', submission(attemptId)),
  };
  return calls;
}
