/** Finds the choices of a written scenario in an attempt, which shows them in an order and under ids of its own. */
import { mostHarmful } from '@learning/shared/domain/scoring/look-back';
import { variantsOf } from '#activities/scenario/scenario-variants.ts';
import type { ScenarioConfig } from '#scenario-schema.ts';

interface ShownStep {
  choices: readonly { id: string; text: string }[];
}

type Written = Pick<ScenarioConfig, 'steps'>;
type Choice = ScenarioConfig['steps'][number]['choices'][number];

/** Returns the step as written, in the variant that is shown. */
export function writtenStep({ steps }: Written, { choices }: ShownStep) {
  const texts = new Set(choices.map(({ text }) => text));
  const step = steps
    .flatMap(variantsOf)
    .find(({ choices: own }) => own.every(({ text }) => texts.has(text)));
  if (!step) throw new Error('The scenario has no step with these choices.');
  return step;
}

/** Returns the id under which an attempt shows the choice that `pick` takes from a step. */
export function shownChoice(
  scenario: Written,
  shown: ShownStep,
  pick: (choices: readonly Choice[]) => Choice | undefined,
): string {
  const choice = pick(writtenStep(scenario, shown).choices);
  const found = shown.choices.find(({ text }) => text === choice?.text);
  if (!found) throw new Error('The step has no such choice.');
  return found.id;
}

export const bestOf = (choices: readonly Choice[]): Choice | undefined =>
  choices.toSorted((a, b) => b.value - a.value)[0];

/** Returns the right marks for the look back of an attempt, as its submission sends them. */
export function rightMarks(
  scenario: Written,
  lookBack: readonly (ShownStep & { stepId: string })[],
): Record<string, string> {
  return Object.fromEntries(
    lookBack.map((step) => [
      step.stepId,
      shownChoice(scenario, step, (choices) => mostHarmful({ id: step.stepId, choices })),
    ]),
  );
}
