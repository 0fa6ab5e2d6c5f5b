import { fitText } from '#components/certificate/fit-text.ts';
import { drawRuns, runsOf, widthOfRuns } from './pdf-runs.ts';
import { contentWidth, PDF_COLORS, type PdfSheet, printable, type TextStyle } from './pdf-sheet.ts';

const LINE_HEIGHT = 1.4;
/** From the top of a line to its baseline, in units of the font's size. */
const BASELINE = 1.05;
const MAX_LINES = 3;

/** Adds a name in any script as a paragraph, which reads and copies as it was typed. */
export function addName(
  sheet: PdfSheet,
  name: string,
  { face = 'sans', size, color = PDF_COLORS.ink, spaceBefore = 0 }: NameStyle,
): void {
  const { doc, root } = sheet;
  const text = printable(name);
  const { lines } = fitText(
    text,
    { face, sizes: [size], maxWidth: contentWidth(doc), maxLines: MAX_LINES, isName: true },
    (piece, measured) => widthOfRuns(doc, runsOf(sheet, piece, face), measured.size),
  );
  const element = doc.struct('P', { actual: text });
  root.add(element);
  const x = doc.page.margins.left;
  const top = doc.y + spaceBefore;
  element.add(() => {
    lines.forEach((line, index) => {
      const baseline = top + size * (index * LINE_HEIGHT + BASELINE);
      drawRuns(doc, runsOf(sheet, line, face), { size, color, x, baseline });
    });
  });
  doc.y = top + lines.length * size * LINE_HEIGHT;
}

interface NameStyle extends Pick<TextStyle, 'face' | 'size' | 'color'> {
  spaceBefore?: number;
}
