/** Measures how well answers can be guessed without knowing the subject. Source: rules/content.md C41 */
import { ACTIVITY_TYPES } from '@learning/shared/domain/activity-types';
import { activitiesOfType, CONTENT_TYPES, optionSets } from '#activities/activity-types.ts';
import type { OptionSet } from '#activities/content-type.ts';
import type { CourseFolder } from '#source.ts';
import { type Found, foundByWords, sumOf } from './word-model.ts';

/** Largest difference between right and wrong options, in percentage points. */
export const MOST_POINTS_APART = 10;
/** Largest share of right options that a model of words may find, by what reports call them. */
const MOST_FOUND: Readonly<Record<string, number>> = { Decisions: 0.33, Questions: 0.35 };

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
  const all = optionsByName(folders);
  return [
    ...all.flatMap(({ name, activities }) => optionFigures(name, activities.flat())),
    ...all.flatMap(({ name, activities }) =>
      activities.length > 1 ? [foundFigure(name, sumOf(foundByWords(activities)))] : [],
    ),
  ];
}

export interface CourseGuessFigures {
  slug: string;
  /** Of right and of wrong options, how many are the longest and how many give a reason, as printed; right ones that a model of words finds. */
  options: { name: string; shares: string; found: Found }[];
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
  const found = new Map(
    optionsByName(folders).flatMap(({ ids, activities }) => {
      const results = foundByWords(activities);
      return ids.map((id, at) => [id, results[at]!] as const);
    }),
  );
  return folders.map((folder) => ({
    slug: folder.slug,
    options: optionsByName([folder]).map(({ name, ids, activities }) => ({
      name,
      shares: shares(activities.flat()),
      found: sumOf(ids.map((id) => found.get(id)!)),
    })),
  }));
}

interface NamedOptions {
  /** What reports call the options. */
  name: string;
  /** Ids of the activities. */
  ids: string[];
  /** The options of each activity. */
  activities: OptionSet[][];
}

/** Returns the options that have one right one. */
function optionsByName(folders: readonly CourseFolder[]): NamedOptions[] {
  return ACTIVITY_TYPES.flatMap((type) => {
    const { guesses } = CONTENT_TYPES[type];
    const written = folders.flatMap(({ activities }) =>
      activitiesOfType(activities.values(), type),
    );
    return guesses
      ? [
          {
            name: guesses.name,
            ids: written.map(({ id }) => id),
            activities: written.map((activity) => optionSets(activity)),
          },
        ]
      : [];
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

function foundFigure(name: string, { found, of }: Found): GuessFigure {
  const most = MOST_FOUND[name] ?? 1;
  return {
    name: `${name}: right option found by a model of words`,
    limit: `${most * 100} %`,
    value: `${found} of ${of} (${((found / Math.max(1, of)) * 100).toFixed(0)} %)`,
    isMet: found <= most * of,
  };
}

function percentOf(all: readonly boolean[]): number {
  return (all.filter(Boolean).length / Math.max(1, all.length)) * 100;
}
