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
  let fitted: FittedText = { size: sizes.at(-1)!, lines: [text] };
  for (const { size, lineCount } of ordered) {
    const lines = breakText(text, widthOf, maxWidth / size, lineCount);
    fitted = { size, lines };
    if (lines.length <= lineCount) return fitted;
  }
  return fitted;
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
  for (const share of [1.02, 1.1, 1.2, 1.35]) {
    const even = fill(text, widthOf, Math.min(maxWidth, (total / lineCount) * share));
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

/** Returns a word, or its letters if it is wider than a line or written without spaces. */
function piecesOf(word: string, widthOf: (piece: string) => number, maxWidth: number): string[] {
  const isBreakable = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word);
  if (!isBreakable && widthOf(word.trimEnd()) <= maxWidth) return [word];
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word);
  return Array.from(letters, ({ segment }) => segment);
}
