import bidiFactory from 'bidi-js';
import { RIGHT_TO_LEFT } from '@learning/shared/domain/wording/right-to-left';

/** A stretch of a line that one font draws, in one direction. */
export interface VisualRun {
  text: string;
  font: string;
}

/**
 * Splits a line into runs in the order in which they stand on paper, from left to right. Numbers and words of other scripts
 * inside a right-to-left name keep their place.
 *
 * @param fontOf returns the font of a letter; `previous` is that of the letter before it, for spaces and signs.
 */
export function visualRuns(
  line: string,
  fontOf: (letter: string, previous: string | undefined) => string,
): VisualRun[] {
  const bidi = bidiFactory();
  const { levels } = bidi.getEmbeddingLevels(line);
  const runs: (VisualRun & { level: number })[] = [];
  let index = 0;
  for (const letter of line) {
    const level = levels[index]!;
    index += letter.length;
    const last = runs.at(-1);
    const font = fontOf(letter, last?.font);
    if (last && last.level === level && last.font === font) last.text += letter;
    else runs.push({ text: letter, font, level });
  }
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    reverseFrom(runs, level);
  }
  return runs.map(({ text, font, level }) => ({
    font,
    text: level % 2 === 1 && !RIGHT_TO_LEFT.test(text) ? mirrored(text, bidi) : text,
  }));
}

/** Reverses each stretch of runs of at least this level. */
function reverseFrom(runs: { level: number }[], level: number): void {
  let start = 0;
  while (start < runs.length) {
    if (runs[start]!.level < level) {
      start += 1;
      continue;
    }
    let end = start;
    while (end < runs.length && runs[end]!.level >= level) end += 1;
    runs.splice(start, end - start, ...runs.slice(start, end).toReversed());
    start = end;
  }
}

/** Returns signs between right-to-left words as they stand on paper: reversed, and brackets turned. */
function mirrored(text: string, bidi: ReturnType<typeof bidiFactory>): string {
  return Array.from(text, (sign) => bidi.getMirroredCharacter(sign) ?? sign)
    .toReversed()
    .join('');
}

/** Marks that stand at the letter before all others: Shin and Sin dots, then Dagesh and Shadda, Rafe, and Holam. */
const FIRST_MARKS = [/[\u05C1\u05C2]/, /[\u05BC\u0651]/, /\u05BF/, /\u05B9/];

/**
 * Returns a text with its vowel signs in the order in which a font builds them up on a letter. Unicode's own order would place the
 * vowel of a doubled Arabic letter below its Shadda, where it is another vowel.
 */
export function inFontOrder(text: string): string {
  const rankOf = (mark: string) => {
    const rank = FIRST_MARKS.findIndex((marks) => marks.test(mark));
    return rank < 0 ? FIRST_MARKS.length : rank;
  };
  return text.replace(/\p{Mn}{2,}/gu, (marks) =>
    Array.from(marks)
      .toSorted((a, b) => rankOf(a) - rankOf(b))
      .join(''),
  );
}
