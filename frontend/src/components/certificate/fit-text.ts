import type { MeasureText, SheetFace } from './sheet-shapes.ts';

interface FitOptions {
  face: SheetFace;
  /** Sizes to try, the largest first; the last one is taken if none fits. */
  sizes: readonly number[];
  maxWidth: number;
  maxLines: number;
  isName?: true;
  /** Makes the text smaller before it takes another line, down to six tenths of the largest size. */
  prefersOneLine?: boolean;
}

export interface FittedText {
  size: number;
  lines: string[];
}

const UNIT = 100;

/** Breaks a text into as few lines as needed, at the largest size at which they fit. */
export function fitText(text: string, options: FitOptions, measure: MeasureText): FittedText {
  const { face, sizes, maxWidth, maxLines, isName } = options;
  const style = { face, size: UNIT, ...(isName && { isName }) };
  // Measured once: shaping a long name at every size would take seconds.
  const widths = new Map<string, number>();
  const widthOf = (piece: string) => {
    const width = widths.get(piece) ?? measure(piece, style) / UNIT;
    widths.set(piece, width);
    return width;
  };
  const tries = Array.from({ length: maxLines }, (_, index) => index + 1).flatMap((lineCount) =>
    sizes.map((size) => ({ size, lineCount })),
  );
  const smallest = sizes[0]! * 0.6;
  const ordered = options.prefersOneLine
    ? tries.filter(({ size, lineCount }) => lineCount === maxLines || size >= smallest)
    : tries.toSorted((a, b) => b.size - a.size || a.lineCount - b.lineCount);
  let last: FittedText = { size: sizes.at(-1)!, lines: [text] };
  // With a word that is broken: only if it is too long at every size.
  let broken: FittedText | undefined;
  for (const { size, lineCount } of ordered) {
    const lines = breakText(text, widthOf, maxWidth / size, lineCount);
    last = { size, lines };
    if (lines.length > lineCount) continue;
    if (longestWord(text, widthOf) <= maxWidth / size) return last;
    broken ??= last;
  }
  return broken ?? last;
}

/** Breaks at spaces, else between letters. Lines get about the same width. */
function breakText(
  text: string,
  widthOf: (piece: string) => number,
  maxWidth: number,
  lineCount: number,
): string[] {
  const total = widthOf(text);
  if (total <= maxWidth) return [text];
  if (lineCount === 1) return [text, ''];
  const longest = longestWord(text, widthOf);
  for (const share of [1.02, 1.1, 1.2, 1.35]) {
    const width = Math.max(longest, (total / lineCount) * share);
    const even = fill(text, widthOf, Math.min(maxWidth, width));
    if (even.length <= lineCount) return even;
  }
  return fill(text, widthOf, maxWidth);
}

function fill(text: string, widthOf: (piece: string) => number, maxWidth: number): string[] {
  const lines: string[] = [];
  let [line, width] = ['', 0];
  for (const word of text.split(/(?<= )/u)) {
    for (const piece of piecesOf(word, widthOf, maxWidth)) {
      if (line && width + widthOf(piece.trimEnd()) > maxWidth) {
        lines.push(line.trimEnd());
        [line, width] = ['', 0];
      }
      line += piece;
      width += widthOf(piece);
    }
  }
  return [...lines, line.trimEnd()].filter(Boolean);
}

/** Returns whether a word is written without spaces to the next one. */
const isBreakable = (word: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word);

/** Returns the width of the longest word that stays in one piece. */
function longestWord(text: string, widthOf: (piece: string) => number): number {
  const words = text.split(/ +/u).filter((word) => !isBreakable(word));
  return Math.max(0, ...words.map(widthOf));
}

/** Returns a word, or its letters if it is wider than a line or written without spaces. */
function piecesOf(word: string, widthOf: (piece: string) => number, maxWidth: number): string[] {
  if (!isBreakable(word) && widthOf(word.trimEnd()) <= maxWidth) return [word];
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word);
  return Array.from(letters, ({ segment }) => segment);
}
