/** Plays and scores a simulation. Source: rules/scoring.md S36, S37 */
import type { Random } from '../shuffle.ts';
import { SIMULATION_MODELS, type SimulationModelId } from '../simulations/models.ts';
import {
  drawFigures,
  PERIOD_COUNT,
  type DrawRange,
  type Figures,
  type Period,
  type World,
} from '../simulations/simulation-model.ts';
import { isPassed, scorePercent } from './score-percent.ts';

/** What a written simulation says about its model. */
export interface SimulationRules {
  model: SimulationModelId;
  draws: readonly DrawRange[];
  coefficients: readonly { id: string; value: number }[];
}

export interface SimulationScore {
  periods: Period[];
  /** The share of the outcome that was reached, in whole percent. */
  score: number;
  reachesOutcome: boolean;
  /** Ids of guardrails. */
  broken: readonly string[];
  passed: boolean;
}

/** Draws that may make no task, before the ranges must be wrong. */
const MOST_DRAWS = 500;

/** Draws the figures that an attempt begins with. */
export function drawStart(rules: SimulationRules, random: Random): Figures {
  const coefficients = coefficientsOf(rules);
  for (let count = 0; count < MOST_DRAWS; count += 1) {
    const { begin } = SIMULATION_MODELS[rules.model];
    const start = begin(drawFigures(rules.draws, random), coefficients);
    if (start) return start;
  }
  throw new Error(`The ranges of the model ${rules.model} make no task.`);
}

/** Plays the numbers that were entered, period by period. */
export function playSimulation(
  rules: SimulationRules,
  start: Figures,
  entered: readonly Figures[],
): Period[] {
  const { play } = SIMULATION_MODELS[rules.model];
  const world = { start, coefficients: coefficientsOf(rules) };
  return entered.reduce<Period[]>(
    (before, numbers) => [...before, { entered: numbers, ...play(world, before, numbers) }],
    [],
  );
}

/** A simulation is passed when enough of its outcome is reached, and no period breaks a guardrail. */
export function scoreSimulation(
  rules: SimulationRules,
  start: Figures,
  entered: readonly Figures[],
  passingScore: number,
): SimulationScore {
  const model = SIMULATION_MODELS[rules.model];
  const world = { start, coefficients: coefficientsOf(rules) };
  const periods = playSimulation(rules, start, entered);
  const score = scorePercent(model.outcome(world, periods), 1);
  const reachesOutcome = isPassed(score, passingScore);
  const broken = model.broken(world, periods);
  return { periods, score, reachesOutcome, broken, passed: reachesOutcome && broken.length === 0 };
}

/** Returns the numbers that a strategy enters. */
export function enteredBy(rules: SimulationRules, start: Figures, strategyId: string): Figures[] {
  const strategy = SIMULATION_MODELS[rules.model].strategies[strategyId];
  if (!strategy) throw new Error(`The model ${rules.model} has no strategy '${strategyId}'.`);
  const world: World = { start, coefficients: coefficientsOf(rules) };
  const entered: Figures[] = [];
  while (entered.length < PERIOD_COUNT) {
    entered.push(strategy(world, playSimulation(rules, start, entered)));
  }
  return entered;
}

function coefficientsOf({ coefficients }: SimulationRules): Figures {
  return Object.fromEntries(coefficients.map(({ id, value }) => [id, value]));
}
