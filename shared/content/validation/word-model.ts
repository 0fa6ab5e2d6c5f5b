import type { OptionSet } from '#activities/content-type.ts';

type Counts = Map<string, number>;

/** How many right options were found, and of how many. */
export interface Found {
  found: number;
  of: number;
}

/**
 * Guesses the right option of each set by its words alone: naive Bayes with add-one smoothing, trained on all other activities. What it
 * finds, a learner finds without reading the question.
 */
export function foundByWords(activities: readonly (readonly OptionSet[])[]): Found[] {
  return activities.map((own) => {
    const score = trained(activities.filter((other) => other !== own).flat());
    const found = own.filter(({ texts, right }) => {
      const scores = texts.map((text) => score(traitsOf(text)));
      return scores.indexOf(Math.max(...scores)) === right;
    });
    return { found: found.length, of: own.length };
  });
}

export function sumOf(results: readonly Found[]): Found {
  return {
    found: results.reduce((sum, { found }) => sum + found, 0),
    of: results.reduce((sum, result) => sum + result.of, 0),
  };
}

/** Returns how much more likely an option with these traits is the right one. */
function trained(sets: readonly OptionSet[]): (traits: ReadonlySet<string>) => number {
  const right: Counts = new Map();
  const wrong: Counts = new Map();
  let rightCount = 0;
  let wrongCount = 0;
  for (const set of sets) {
    for (const [at, text] of set.texts.entries()) {
      const isRight = at === set.right;
      if (isRight) rightCount += 1;
      else wrongCount += 1;
      for (const trait of traitsOf(text)) add(isRight ? right : wrong, trait);
    }
  }
  return (traits) =>
    [...traits].reduce((sum, trait) => {
      const inRight = ((right.get(trait) ?? 0) + 1) / (rightCount + 2);
      const inWrong = ((wrong.get(trait) ?? 0) + 1) / (wrongCount + 2);
      return sum + Math.log(inRight / inWrong);
    }, 0);
}

function add(counts: Counts, trait: string): void {
  counts.set(trait, (counts.get(trait) ?? 0) + 1);
}

/** Returns the words of an option, its number of sentences and whether someone speaks in it. */
function traitsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const sentences = text.split(/[.!?]+(?:\s|$)/).filter((part) => part.trim() !== '').length;
  return new Set([
    ...words,
    `sentences: ${Math.min(4, sentences)}`,
    ...(/["“]/.test(text) ? ['speech'] : []),
  ]);
}
