/** Second variants of decisions. Source: rules/scoring.md S41 */
import type { Random } from '@learning/shared/domain/shuffle';
import type { ScenarioConfig, ScenarioStep } from '#scenario-schema.ts';

/** Returns a decision in each of its variants. Choices of the second one lead where those of the same points in the first one lead. */
export function variantsOf({ secondVariant, ...first }: ScenarioStep): ScenarioStep[] {
  if (!secondVariant) return [first];
  const choices = secondVariant.choices.map((choice) => {
    const next = first.choices.find(({ value }) => value === choice.value)?.next;
    return next === undefined ? choice : { ...choice, next };
  });
  return [first, { id: first.id, ...secondVariant, choices }];
}

/**
 * Draws which decisions an attempt shows in their second variant. The attempt before decides: what it did not show comes first.
 *
 * @param before ids of the steps whose second variant the attempt before showed; absent at the first attempt
 * @returns ids of steps
 */
export function drawVariants(
  { steps }: Pick<ScenarioConfig, 'steps'>,
  random: Random,
  before?: readonly string[],
): string[] {
  return steps
    .filter(({ secondVariant }) => secondVariant !== undefined)
    .map(({ id }) => id)
    .filter((id) => (before ? !before.includes(id) : random() < 0.5));
}

/** Returns a scenario with only the variants that an attempt shows. */
export function drawnScenario(
  config: ScenarioConfig,
  secondVariants: readonly string[],
): ScenarioConfig {
  const steps = config.steps.map((step) => {
    const [first, second = first!] = variantsOf(step);
    return secondVariants.includes(step.id) ? second : first!;
  });
  return { ...config, steps };
}

/** Returns a scenario in every draw. */
export function drawsOf(config: ScenarioConfig): ScenarioConfig[] {
  return config.steps
    .filter(({ secondVariant }) => secondVariant !== undefined)
    .reduce<string[][]>(
      (draws, { id }) => [...draws, ...draws.map((drawn) => [...drawn, id])],
      [[]],
    )
    .map((drawn) => drawnScenario(config, drawn));
}
