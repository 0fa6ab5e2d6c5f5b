import type { SimulationAttempt, SimulationPeriod } from '@learning/shared/contract/simulations';
import { playSimulation } from '@learning/shared/domain/scoring/score-simulation';
import { withFigures } from '@learning/shared/domain/simulations/print-figure';
import {
  PERIOD_COUNT,
  type Figures,
  type Period,
} from '@learning/shared/domain/simulations/simulation-model';
import type { PublishedSimulation } from './simulation-records.ts';
import type { OpenSimulation } from './simulation-repository.ts';

type Played = Pick<OpenSimulation, 'attempt' | 'played'>;

/** Returns the numbers that were entered, period by period. */
export function enteredIn({ periods }: Played['attempt']): Figures[] {
  return periods.map(({ entered }) => entered);
}

/**
 * Returns an open attempt as its learner sees it: the figures at the start, and the periods that were played. Names each figure that
 * leaves the server, so that no other one leaves it by accident.
 *
 * Source: rules/scoring.md S2, S38
 */
export function presentSimulation({ attempt, played }: Played): SimulationAttempt {
  const { simulation, start } = played;
  const periods = playSimulation(simulation, start, enteredIn(attempt));
  return {
    id: attempt.id,
    activityId: attempt.activityId,
    startedAt: attempt.startedAt,
    start: shownStart(simulation, start),
    periods: periods.map((period) => presentPeriod(simulation, start, period)),
    periodsLeft: PERIOD_COUNT - periods.length,
  };
}

export function shownStart(
  simulation: PublishedSimulation,
  start: Figures,
): Record<string, number> {
  return picked(simulation.start, start);
}

/** Returns a period with its figures and the messages of what happened. */
export function presentPeriod(
  simulation: PublishedSimulation,
  start: Figures,
  { entered, figures, events }: Period,
): SimulationPeriod {
  const names = [...simulation.start, ...simulation.inputs, ...simulation.figures];
  const values = { ...start, ...entered, ...figures };
  return {
    ...numbersOf(simulation, { entered, figures }),
    messages: simulation.reactions
      .filter(({ event }) => events.includes(event))
      .map(({ from, text }) => ({ from, text: withFigures(text, names, values) })),
  };
}

export function numbersOf(
  { inputs, figures: shown }: PublishedSimulation,
  { entered, figures }: Pick<Period, 'entered' | 'figures'>,
): Pick<SimulationPeriod, 'entered' | 'figures'> {
  return { entered: picked(inputs, entered), figures: picked(shown, figures) };
}

function picked(named: readonly { id: string }[], values: Figures): Record<string, number> {
  return Object.fromEntries(named.map(({ id }) => [id, values[id] ?? 0]));
}
