import bidiFactory from 'bidi-js';

/** A stretch of a line that one font draws, in one direction. */
export interface VisualRun {
  text: string;
  font: string;
}

/** Letters of scripts that a text engine lays out from right to left. */
export const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

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
