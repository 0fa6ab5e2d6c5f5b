/** Measures how well answers can be guessed without knowing the subject. Source: rules/content.md C41 */
import { ACTIVITY_TYPES } from '@learning/shared/domain/activity-types';
import { activitiesOfType, CONTENT_TYPES, optionSets } from '#activities/activity-types.ts';
import type { OptionSet } from '#activities/content-type.ts';
import { predictedBestChoices, predictedIn } from '#activities/scenario/best-choice-model.ts';
import type { CourseFolder } from '#source.ts';

/** Largest difference between right and wrong options, in percentage points. */
export const MOST_POINTS_APART = 10;
/** Largest share of best choices that a model of words may find. */
export const MOST_PREDICTED = 0.4;

export interface GuessFigure {
  name: string;
  /** What the figure may be at most, as printed. */
  limit: string;
  /** As printed. */
  value: string;
  isMet: boolean;
}

/** A reason in a wrong option sounds like an excuse; without one, the right option stands out. */
const REASON = /\b(so that|because|since)\b/i;

export const hasReason = (text: string): boolean => REASON.test(text);

export function isLongestOf(text: string, texts: readonly string[]): boolean {
  return text.length === Math.max(...texts.map((option) => option.length));
}

/** Returns the figures of all questions and decisions with one right option. */
export function guessFigures(folders: readonly CourseFolder[]): GuessFigure[] {
  const scenarios = folders.flatMap(scenariosOf);
  return [
    ...optionsByName(folders).flatMap(([name, all]) => optionFigures(name, all)),
    ...(scenarios.length > 1 ? [predictionFigure(scenarios.map(({ config }) => config))] : []),
  ];
}

export interface CourseGuessFigures {
  slug: string;
  /** Of right and of wrong options, how many are the longest and how many give a reason, as printed. */
  options: { name: string; shares: string }[];
  /** Best choices that a model of words finds, and all decisions. */
  found: number;
  steps: number;
}

/** Returns what can be guessed in each course, for its writer. The limits apply to the catalog only: a course is too small. */
export function guessFiguresByCourse(folders: readonly CourseFolder[]): CourseGuessFigures[] {
  const shares = (all: readonly OptionSet[]) =>
    [isLongestOf, hasReason]
      .map((has) => {
        const { ofRight, ofWrong } = sharesOf(all, has);
        return `${ofRight.toFixed(0)}/${ofWrong.toFixed(0)}`;
      })
      .join(', ');
  return folders.map((folder) => {
    const others = folders.filter((otherFolder) => otherFolder !== folder).flatMap(scenariosOf);
    const own = scenariosOf(folder);
    const results = own.map(({ config }) =>
      predictedIn(
        config,
        [...others, ...own].map((other) => other.config).filter((other) => other !== config),
      ),
    );
    return {
      slug: folder.slug,
      options: optionsByName([folder]).map(([name, all]) => ({ name, shares: shares(all) })),
      found: results.reduce((sum, result) => sum + result.found, 0),
      steps: results.reduce((sum, result) => sum + result.steps, 0),
    };
  });
}

function scenariosOf({ activities }: CourseFolder) {
  return activitiesOfType(activities.values(), 'scenario');
}

/** Returns the options that have one right one, by what reports call them. */
function optionsByName(folders: readonly CourseFolder[]): [name: string, OptionSet[]][] {
  return ACTIVITY_TYPES.flatMap((type) => {
    const { guesses } = CONTENT_TYPES[type];
    const written = folders.flatMap(({ activities }) =>
      activitiesOfType(activities.values(), type),
    );
    return guesses ? [[guesses.name, written.flatMap((activity) => optionSets(activity))]] : [];
  });
}

function optionFigures(name: string, all: readonly OptionSet[]): GuessFigure[] {
  if (all.length === 0) return [];
  return [
    pairFigure(`${name}: longest option`, all, isLongestOf),
    placeFigure(`${name}: place of the right option`, all),
    pairFigure(`${name}: 'so that', 'because', 'since'`, all, hasReason),
  ];
}

type Trait = (text: string, texts: readonly string[]) => boolean;

/** Returns how many percent of the right and of the wrong options have a trait. */
function sharesOf(all: readonly OptionSet[], has: Trait): { ofRight: number; ofWrong: number } {
  const right = all.map(({ texts, right: at }) => has(texts[at] ?? '', texts));
  const wrong = all.flatMap(({ texts, right: at }) =>
    texts.flatMap((text, index) => (index === at ? [] : [has(text, texts)])),
  );
  return { ofRight: percentOf(right), ofWrong: percentOf(wrong) };
}

/** Compares how often right and wrong options have a trait. */
function pairFigure(name: string, all: readonly OptionSet[], has: Trait): GuessFigure {
  const { ofRight, ofWrong } = sharesOf(all, has);
  return {
    name,
    limit: `${MOST_POINTS_APART} points apart`,
    value: `right ${ofRight.toFixed(0)} %, wrong ${ofWrong.toFixed(0)} %`,
    isMet: Math.abs(ofRight - ofWrong) <= MOST_POINTS_APART,
  };
}

/** Compares the places of the right option among the most frequent number of options. */
function placeFigure(name: string, all: readonly OptionSet[]): GuessFigure {
  const sizes = Map.groupBy(all, ({ texts }) => texts.length);
  const [size, most] = [...sizes].toSorted(([, a], [, b]) => b.length - a.length)[0]!;
  const shares = Array.from({ length: size }, (_, place) =>
    percentOf(most.map(({ right }) => right === place)),
  );
  return {
    name,
    limit: `${MOST_POINTS_APART} points from even`,
    value: shares.map((share) => `${share.toFixed(0)} %`).join(', '),
    isMet: shares.every((share) => Math.abs(share - 100 / size) <= MOST_POINTS_APART),
  };
}

function predictionFigure(configs: Parameters<typeof predictedBestChoices>[0]): GuessFigure {
  const { found, steps } = predictedBestChoices(configs);
  return {
    name: 'Decisions: best choice found by a model of words',
    limit: `${MOST_PREDICTED * 100} %`,
    value: `${found} of ${steps} (${((found / steps) * 100).toFixed(0)} %)`,
    isMet: found / steps <= MOST_PREDICTED,
  };
}

function percentOf(all: readonly boolean[]): number {
  return (all.filter(Boolean).length / Math.max(1, all.length)) * 100;
}
