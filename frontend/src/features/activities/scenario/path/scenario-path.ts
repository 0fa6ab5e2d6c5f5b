import type { PublicScenarioConfig } from '@learning/shared/contract/activity-payloads';
import { nextStepId, scenarioPaths } from '@learning/shared/domain/scoring/scenario-paths';

export type ScenarioStep = PublicScenarioConfig['steps'][number];
export type ScenarioChoice = ScenarioStep['choices'][number];

/** Choice ids by step id. */
export type ScenarioChoices = Record<string, string>;

export interface TakenPath {
  /** Decisions in order. */
  decisions: { step: ScenarioStep; choice: ScenarioChoice }[];
  /** Open step; undefined at the end. */
  current: ScenarioStep | undefined;
}

/** Follows the choices from the first step, and stops at an unknown choice. */
export function takenPath(config: PublicScenarioConfig, choices: ScenarioChoices): TakenPath {
  const graph = graphOf(config);
  const decisions: TakenPath['decisions'] = [];
  let current = config.steps[0];
  while (current && decisions.length < config.steps.length) {
    const step = current;
    const choice = step.choices.find(({ id }) => id === choices[step.id]);
    if (!choice) break;
    decisions.push({ step, choice });
    const nextId = nextStepId(graph, step.id, choice.next);
    current = config.steps.find(({ id }) => id === nextId);
  }
  return { decisions, current };
}

/** Whether the scenario ends with this choice or, without one, with every choice. */
export function isLastDecision(
  config: PublicScenarioConfig,
  step: ScenarioStep,
  choice?: ScenarioChoice,
): boolean {
  const graph = graphOf(config);
  return (choice ? [choice] : step.choices).every(
    ({ next }) => nextStepId(graph, step.id, next) === undefined,
  );
}

/** Returns the number of decisions on the shortest and the longest path. */
export function decisionCount(config: PublicScenarioConfig): { fewest: number; most: number } {
  const lengths = scenarioPaths(graphOf(config)).paths.map((path) => path.length);
  return { fewest: Math.min(...lengths), most: Math.max(...lengths) };
}

/** The value of a choice is unknown before the results. */
function graphOf(config: PublicScenarioConfig) {
  return {
    steps: config.steps.map(({ id, choices }) => ({
      id,
      choices: choices.map(({ next }) => ({ value: 0, next })),
    })),
  };
}
