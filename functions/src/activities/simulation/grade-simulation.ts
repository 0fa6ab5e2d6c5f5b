import type {
  SimulationReplay,
  SimulationSubmissionPayload,
} from '@learning/shared/contract/activity-payloads';
import { enteredBy, scoreSimulation } from '@learning/shared/domain/scoring/score-simulation';
import { PERIOD_COUNT } from '@learning/shared/domain/simulations/simulation-model';
import { nextAttemptAt } from '@learning/shared/domain/time/attempt-waits';
import { Failure } from '#failure.ts';
import type { Grading } from '../grading/grading.ts';
import type { SentPlay } from '../played/submit-played.ts';
import { enteredIn, numbersOf, presentPeriod, shownStart } from './present-simulation.ts';
import type { PlayedSimulationRecord } from './simulation-records.ts';
import type { OpenSimulation } from './simulation-repository.ts';

/**
 * Grades the periods of a simulation. Only a pass tells how strong the effects were and what other ways of playing lead to; a failure
 * has the periods, and says whether the outcome or a guardrail fell short.
 *
 * @throws Failure `simulation_not_finished` before the last period.
 * Source: rules/scoring.md S2, S21, S37, S38
 */
export function gradeSimulation(
  { attempt, played }: OpenSimulation,
  { failedBefore, now }: Pick<SentPlay, 'failedBefore' | 'now'>,
): Grading {
  if (attempt.periods.length < PERIOD_COUNT) throw new Failure('simulation_not_finished');
  const { simulation: config, start, passingScore } = played;
  const scored = scoreSimulation(config, start, enteredIn(attempt), passingScore);
  const { passed, score } = scored;
  const summary = passed ? config.feedback.passing : config.feedback.failing;
  const payload: SimulationSubmissionPayload = {
    summary,
    reachesOutcome: scored.reachesOutcome,
    broken: [...scored.broken],
    start: shownStart(config, start),
    periods: scored.periods.map((period) => presentPeriod(config, start, period)),
    readAt: config.sections,
    ...(passed ? { replay: replayOf(played) } : {}),
  };
  return {
    score,
    passed,
    feedback: summary,
    payload,
    ...(passed ? {} : { nextAttemptAt: nextAttemptAt(failedBefore + 1, now).toISOString() }),
  };
}

/** Plays the other ways from the same figures. */
function replayOf({ simulation, start, passingScore }: PlayedSimulationRecord): SimulationReplay {
  return {
    coefficients: simulation.coefficients.map(({ name, value }) => ({ name, value })),
    paths: simulation.strategies.map(({ id, name, text }) => {
      const entered = enteredBy(simulation, start, id);
      const { score, broken, periods } = scoreSimulation(simulation, start, entered, passingScore);
      const shown = periods.map((period) => numbersOf(simulation, period));
      return { name, text, score, broken: [...broken], periods: shown };
    }),
  };
}
