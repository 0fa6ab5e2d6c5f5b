/** Questions and decisions without anything but their options: what a reader finds in them gives the answer away. Source: rules/content.md C58 */
import { CONTENT_TYPES, optionSets } from '@learning/content/activities/activity-types';
import type { CourseFolder } from '@learning/content/source';
import { seededRandom, shuffled } from '@learning/shared/domain/shuffle';

export interface SampledItem {
  activityId: string;
  /** What reports call it: Decisions or Questions. */
  name: string;
  options: string[];
  /** Letter of the right option. */
  right: string;
}

const letterOf = (index: number): string => String.fromCodePoint(97 + index);

/** Draws items with one right option, as many of each kind as there are, their options in an order of their own. */
export function sampleOptions(
  folders: readonly CourseFolder[],
  { count, seed }: { count: number; seed: number },
): SampledItem[] {
  const random = seededRandom(seed);
  const all = folders.flatMap((folder) =>
    [...folder.activities.values()].flatMap((activity) => {
      const { guesses } = CONTENT_TYPES[activity.type];
      return optionSets(activity).map((set) => ({
        ...set,
        activityId: activity.id,
        name: guesses!.name,
      }));
    }),
  );
  const kinds = [...Map.groupBy(all, ({ name }) => name).values()];
  const drawn = kinds.flatMap((items) =>
    shuffled(items, random).slice(0, Math.ceil(count / kinds.length)),
  );
  return shuffled(drawn, random)
    .slice(0, count)
    .map(({ activityId, name, texts, right }) => {
      const order = shuffled([...texts.keys()], random);
      return {
        activityId,
        name,
        options: order.map((index) => texts[index]!),
        right: letterOf(order.indexOf(right)),
      };
    });
}

/** Returns the sheet for the reader: no question, no key. */
export function optionSheet(sample: readonly SampledItem[]): string[] {
  return [
    'Which option is the right one? Answer each number with a letter, one a line: 1 a',
    ...sample.flatMap(({ options }, index) => [
      '',
      `${index + 1}.`,
      ...options.map((text, at) => `  ${letterOf(at)}) ${text}`),
    ]),
  ];
}

/**
 * Counts what a reader found.
 *
 * @param answers lines such as `1 a`
 * @throws Error for a line that is something else, or names no item
 */
export function optionsFound(sample: readonly SampledItem[], answers: string): string[] {
  const given = new Map<number, string>();
  for (const line of answers.split('\n').filter((text) => text.trim() !== '')) {
    const [, number, letter] = /^\s*(\d+)[.):]?\s+([a-z])\)?\s*$/i.exec(line) ?? [];
    const item = sample[Number(number) - 1];
    if (!item || !letter) throw new Error(`'${line}' is not an answer such as '1 a'.`);
    given.set(Number(number) - 1, letter.toLowerCase());
  }
  const answered = sample.flatMap((item, index) => {
    const letter = given.get(index);
    return letter === undefined
      ? []
      : [{ ...item, number: index + 1, isRight: letter === item.right }];
  });
  const lineOf = (name: string, items: typeof answered) => {
    const right = items.filter(({ isRight }) => isRight).length;
    const byChance = items.reduce((sum, { options }) => sum + 1 / options.length, 0);
    const percent = (found: number) => Math.round((found / Math.max(1, items.length)) * 100);
    return `${name}: ${right} of ${items.length} found (${percent(right)} %), by chance ${percent(byChance)} %`;
  };
  return [
    ...[...Map.groupBy(answered, ({ name }) => name)].map(([name, items]) => lineOf(name, items)),
    lineOf('Together', answered),
    '',
    'Found without the question:',
    ...answered
      .filter(({ isRight }) => isRight)
      .map(({ number, activityId, options, right }) => {
        const text = options[right.codePointAt(0)! - 97]!;
        return `  ${number}. ${activityId}: ${text}`;
      }),
  ];
}
