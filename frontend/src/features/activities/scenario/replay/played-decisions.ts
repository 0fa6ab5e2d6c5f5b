import type { ScenarioAttempt, ScenarioReview } from '@learning/shared/contract/scenarios';

export type WholeScenario = NonNullable<ScenarioReview['scenario']>;

export type PlayedDecision = ScenarioAttempt['decisions'][number] & {
  value: number;
  bestValue: number;
};

/**
 * Follows choices through a whole scenario.
 *
 * @returns the decisions in order, and the open step; undefined at the end.
 */
export function playedDecisions(
  { steps }: WholeScenario,
  choiceIds: readonly string[],
): { decisions: PlayedDecision[]; step: WholeScenario['steps'][number] | undefined } {
  const decisions: PlayedDecision[] = [];
  let step = steps[0];
  for (const choiceId of choiceIds) {
    const choice = step?.choices.find(({ id }) => id === choiceId);
    if (!step || !choice) break;
    decisions.push({
      step,
      choice,
      consequence: choice.feedback,
      value: choice.value,
      bestValue: Math.max(...step.choices.map(({ value }) => value)),
    });
    step = steps.find(({ id }) => id === choice.next);
  }
  return { decisions, step };
}
