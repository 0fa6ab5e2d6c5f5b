import { fitText } from '#components/certificate/fit-text.ts';
import type { MeasureText } from '#components/certificate/sheet-shapes.ts';
import { escapeMarkup } from '@learning/shared/domain/escape-markup';
import { RIGHT_TO_LEFT } from '#lib/names/visual-runs.ts';
import { BADGE_SIZE, type BadgeDesign, type BadgeText, type DrawLines } from './badge-design.ts';

interface Options {
  measure: MeasureText;
  /** `@font-face` rules with the fonts in them, for 'Certificate Serif' and 'Certificate Sans'. */
  fontFaces: string;
}

const LINE_HEIGHT = 1.16;
/** From the middle of a line to its baseline. */
const BASELINE = 0.34;
const FAMILIES = {
  serif: "'Certificate Serif','Source Serif 4',Georgia,serif",
  sans: "'Certificate Sans','Source Sans 3',Arial,sans-serif",
};

/** Returns the badge as an SVG file of 200 × 200 that needs nothing else. */
export function badgeSvg(design: BadgeDesign, text: BadgeText, options: Options): string {
  const { measure, fontFaces } = options;
  const lines: DrawLines = (value, { x, y, width, face, sizes, maxLines, fill, ...rest }) => {
    const { anchor = 'middle', weight = face === 'serif' ? 600 : 400, spacing } = rest;
    // Measured at the weight of texts; semibold is this much wider.
    const maxWidth = face === 'sans' && weight === 600 ? width * 0.93 : width;
    const fitted = fitText(value, { face, sizes, maxWidth, maxLines }, measure);
    const step = fitted.size * LINE_HEIGHT;
    const first = y - ((fitted.lines.length - 1) * step) / 2 + fitted.size * BASELINE;
    const isRtl = startsRightToLeft(value);
    const shared = [
      `font-family="${FAMILIES[face]}" font-weight="${weight}" font-size="${fitted.size}" fill="${fill}"`,
      // What starts on the left of a line that is read from the right is its end.
      `text-anchor="${isRtl ? OTHER_SIDE[anchor] : anchor}"`,
      ...(isRtl ? ['direction="rtl" unicode-bidi="embed"'] : []),
      // Space between letters would tear joined ones apart.
      ...(spacing && !isRtl ? [`letter-spacing="${spacing}"`] : []),
    ].join(' ');
    return fitted.lines
      .map(
        (line, index) =>
          `<text x="${x}" y="${round(first + index * step)}" ${shared}>${escapeMarkup(line)}</text>`,
      )
      .join('');
  };
  const label = `${text.title}, ${text.name}. Badge by ${text.issuer}, ${text.date}.`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${BADGE_SIZE}" height="${BADGE_SIZE}" viewBox="0 0 ${BADGE_SIZE} ${BADGE_SIZE}" role="img" aria-labelledby="badge-title">`,
    `<title id="badge-title">${escapeMarkup(label)}</title>`,
    `<defs><style>${fontFaces}</style></defs>`,
    design.draw(text, lines),
    '</svg>',
  ].join('');
}

/** Whether the first letter belongs to a script that is read from right to left; each line of a text is laid out the same way. */
export function startsRightToLeft(text: string): boolean {
  const first = /\p{L}/u.exec(text)?.[0];
  return first !== undefined && RIGHT_TO_LEFT.test(first);
}

const OTHER_SIDE = { start: 'end', middle: 'middle', end: 'start' } as const;

const round = (value: number) => Math.round(value * 100) / 100;
