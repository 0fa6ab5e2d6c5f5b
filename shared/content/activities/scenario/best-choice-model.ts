import type { ScenarioConfig } from '#scenario-schema.ts';

type Counts = Map<string, number>;

/**
 * Guesses the best choice of each step by its words alone: naive Bayes with add-one smoothing, trained on all other scenarios. What it
 * finds, a learner finds without reading the situation.
 */
export function predictedBestChoices(scenarios: readonly Pick<ScenarioConfig, 'steps'>[]): {
  found: number;
  steps: number;
} {
  const results = scenarios.map((scenario) =>
    predictedIn(
      scenario,
      scenarios.filter((otherScenario) => otherScenario !== scenario),
    ),
  );
  return {
    found: results.reduce((sum, { found }) => sum + found, 0),
    steps: results.reduce((sum, { steps }) => sum + steps, 0),
  };
}

/** Returns how many best choices of a scenario a model finds that was trained on others. */
export function predictedIn(
  { steps }: Pick<ScenarioConfig, 'steps'>,
  others: readonly Pick<ScenarioConfig, 'steps'>[],
): { found: number; steps: number } {
  const score = trained(others);
  const found = steps.filter(({ choices }) => {
    const scores = choices.map((choice) => score(traitsOf(choice)));
    return choices[scores.indexOf(Math.max(...scores))]?.value === 10;
  });
  return { found: found.length, steps: steps.length };
}

/** Returns how much more likely a choice with these traits is the best one. */
function trained(
  scenarios: readonly Pick<ScenarioConfig, 'steps'>[],
): (traits: ReadonlySet<string>) => number {
  const best: Counts = new Map();
  const other: Counts = new Map();
  let bestCount = 0;
  let otherCount = 0;
  for (const choice of scenarios.flatMap(({ steps }) => steps.flatMap(({ choices }) => choices))) {
    const isBest = choice.value === 10;
    if (isBest) bestCount += 1;
    else otherCount += 1;
    for (const trait of traitsOf(choice)) add(isBest ? best : other, trait);
  }
  return (traits) =>
    [...traits].reduce((sum, trait) => {
      const inBest = ((best.get(trait) ?? 0) + 1) / (bestCount + 2);
      const inOther = ((other.get(trait) ?? 0) + 1) / (otherCount + 2);
      return sum + Math.log(inBest / inOther);
    }, 0);
}

function add(counts: Counts, trait: string): void {
  counts.set(trait, (counts.get(trait) ?? 0) + 1);
}

/** Returns the words of a choice, its number of sentences and whether someone speaks in it. */
function traitsOf({
  text,
  reasoning = '',
}: ScenarioConfig['steps'][number]['choices'][number]): Set<string> {
  const said = `${text} ${reasoning}`;
  const words = said.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const sentences = said.split(/[.!?]+(?:\s|$)/).filter((part) => part.trim() !== '').length;
  return new Set([
    ...words,
    `sentences: ${Math.min(4, sentences)}`,
    ...(/["“]/.test(said) ? ['speech'] : []),
  ]);
}
