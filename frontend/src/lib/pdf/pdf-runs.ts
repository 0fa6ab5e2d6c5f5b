/** Draws lines with a name in any script. pdfkit shapes each run: it joins Arabic letters, and builds the conjuncts of Devanagari. */
import type { PDFDocument } from 'pdfkit';
import { isJoined } from '../names/name-families.ts';
import { inFontOrder, type VisualRun, visualRuns } from '../names/visual-runs.ts';
import { deviceWidth, drawDeviceLetters } from './device-letters.ts';
import type { PdfFonts } from './pdf-fonts.ts';
import type { PdfSheet } from './pdf-sheet.ts';

/** Marks runs that only the device's fonts can draw. */
const DEVICE = 'device';

interface LineStyle {
  size: number;
  color: string;
  /** The left edge. */
  x: number;
  baseline: number;
}

/** Splits a line into runs of one font, in the order in which they stand on paper; spaces and signs take the font before them if it has them. */
export function runsOf(
  { doc, names }: PdfSheet,
  line: string,
  face: keyof Omit<PdfFonts, 'names'>,
): VisualRun[] {
  return visualRuns(inFontOrder(line), (letter, previous) => {
    if (previous && previous !== face && !/[\p{L}\p{S}]/u.test(letter)) {
      if (previous === DEVICE ? isJoined(letter) : has(doc, previous, letter)) return previous;
    }
    if (names.missing.includes(letter)) return DEVICE;
    return names.fonts.find(({ letters }) => letters.has(letter))?.url ?? face;
  });
}

export function widthOfRuns(doc: PDFDocument, runs: readonly VisualRun[], size: number): number {
  return runs.reduce((sum, run) => sum + widthOfRun(doc, run, size), 0);
}

/** Draws runs from left to right. */
export function drawRuns(doc: PDFDocument, runs: readonly VisualRun[], style: LineStyle): void {
  const { size, color, baseline } = style;
  let { x } = style;
  for (const run of runs) {
    if (run.font === DEVICE) {
      const picture = drawDeviceLetters(run.text, size, color);
      const { width, height } = picture;
      doc.image(picture.address, x, baseline - picture.baseline, { width, height });
    } else {
      doc.font(run.font, size).fillColor(color);
      doc.text(run.text, x, baseline, { lineBreak: false, baseline: 'alphabetic', features: [] });
    }
    x += widthOfRun(doc, run, size);
  }
}

function has(doc: PDFDocument, font: string, letter: string): boolean {
  return doc.font(font)._font.font.hasGlyphForCodePoint(letter.codePointAt(0)!);
}

function widthOfRun(doc: PDFDocument, { text, font }: VisualRun, size: number): number {
  return font === DEVICE
    ? deviceWidth(text, size)
    : doc.font(font, size).widthOfString(text, { features: [] });
}
