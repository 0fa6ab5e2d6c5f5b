import type { SheetFace, SheetText } from './sheet-shapes.ts';

export const SHEET_LINE_HEIGHT = 1.2;

/**
 * From the top of a line of this height to its baseline, in units of the font's size. Ascents and descents: Source Serif 4 1.036 and
 * 0.335, Source Sans 3 1.024 and 0.4 (`theme/fonts.css`).
 */
const BASELINES: Record<SheetFace, number> = {
  serif: (SHEET_LINE_HEIGHT - 1.371) / 2 + 1.036,
  sans: (SHEET_LINE_HEIGHT - 1.424) / 2 + 1.024,
};

/** Returns where a browser puts a line: the top of its box, its edge or center, and how far to move it to the left. */
export function placeText({ align, face, size, x, y }: SheetText) {
  return {
    left: x,
    top: Math.round((y - size * BASELINES[face]) * 100) / 100,
    shift: { left: '0', center: '-50%', right: '-100%' }[align],
  };
}

/** Returns an estimate of a text's width, where nothing can measure it. */
export function estimateWidth(text: string, { face, size }: { face: SheetFace; size: number }) {
  const letters = Array.from(text);
  const wide = letters.filter((letter) => letter > '\u1100').length;
  return size * (wide + (letters.length - wide) * (face === 'serif' ? 0.52 : 0.46));
}
