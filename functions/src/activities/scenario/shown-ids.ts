import type { ScenarioConfig } from '@learning/content/schema';

type Step = ScenarioConfig['steps'][number];

/**
 * Names a step toward the learner by its place on the path of the attempt. The ids of the content would tell which branch is
 * which.
 */
export function shownStepId(place: number): string {
  return `decision-${place + 1}`;
}

/** Names a choice toward the learner by its place in the order of the attempt. */
export function shownChoiceId({ choices }: Pick<Step, 'choices'>, choiceId: string): string {
  return `choice-${choices.findIndex(({ id }) => id === choiceId) + 1}`;
}

/** Returns the choice of a step that the learner sees under an id; undefined if there is none. */
export function choiceShownAs(
  step: Pick<Step, 'choices'>,
  shownId: string,
): Step['choices'][number] | undefined {
  return step.choices.find(({ id }) => shownChoiceId(step, id) === shownId);
}
