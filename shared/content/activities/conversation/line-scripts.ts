/** Orders in which someone could say the lines of a conversation without understanding them. */
import { seededRandom, shuffled } from '@learning/shared/domain/shuffle';

interface Line {
  id: string;
  text: string;
}

type Script = (lines: readonly Line[]) => string[];

const idsOf = (lines: readonly Line[]) => lines.map(({ id }) => id);
const isQuestion = ({ text }: Line) => text.trimEnd().endsWith('?');
const questionsFirst: Script = (lines) =>
  idsOf(lines.toSorted((a, b) => Number(isQuestion(b)) - Number(isQuestion(a))));
const byLength: Script = (lines) => idsOf(lines.toSorted((a, b) => a.text.length - b.text.length));
const byText: Script = (lines) =>
  idsOf(lines.toSorted((a, b) => a.text.localeCompare(b.text, 'en')));

/** Each returns the ids of all lines; a player may stop at any of them. */
export const LINE_SCRIPTS: Readonly<Record<string, Script>> = {
  'in the order of the file': idsOf,
  'from the last to the first': (lines) => idsOf(lines).toReversed(),
  'questions first': questionsFirst,
  'questions last': (lines) => questionsFirst(lines).toReversed(),
  'the shortest first': byLength,
  'the longest first': (lines) => byLength(lines).toReversed(),
  'in alphabetical order': byText,
};

/** Returns the ids of the lines in a random order. */
export function randomOrder(lines: readonly Line[], seed: number): string[] {
  return shuffled(idsOf(lines), seededRandom(seed));
}
