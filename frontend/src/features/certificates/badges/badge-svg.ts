import { fitText } from '#components/certificate/fit-text.ts';
import type { MeasureText } from '#components/certificate/sheet-shapes.ts';
import { escapeMarkup } from '../files/escape-markup.ts';
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
    const shared = `font-family="${FAMILIES[face]}" font-weight="${weight}" font-size="${fitted.size}" fill="${fill}" text-anchor="${anchor}"${spacing ? ` letter-spacing="${spacing}"` : ''}`;
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

const round = (value: number) => Math.round(value * 100) / 100;
