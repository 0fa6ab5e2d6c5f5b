import type { MeasureText } from '#components/certificate/sheet-shapes.ts';
import { escapeMarkup } from '@learning/shared/domain/escape-markup';
import { BADGE_SIZE, type BadgeDesign, type BadgeText } from './badge-design.ts';
import {
  type BadgeLine,
  type BadgeRim,
  layOutBadge,
  RIM_SPACING,
  RIM_WEIGHT,
} from './badge-layout.ts';

interface Options {
  measure: MeasureText;
  /** `@font-face` rules with the fonts in them, for 'Certificate Serif' and 'Certificate Sans'. */
  fontFaces: string;
}

/** Returns the badge as an SVG file of 200 × 200 that needs nothing else. */
export function badgeSvg(design: BadgeDesign, text: BadgeText, options: Options): string {
  const { measure, fontFaces } = options;
  const label = `${text.title}, ${text.name}. Badge by ${text.issuer}, ${text.date}.`;
  return svgOf([
    `<title id="badge-title">${escapeMarkup(label)}</title>`,
    `<defs><style>${fontFaces}</style></defs>`,
    layOutBadge(design, text, measure, { line: lineMarkup, rim: rimMarkup }),
  ]);
}

export function svgOf(content: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${BADGE_SIZE}" height="${BADGE_SIZE}" viewBox="0 0 ${BADGE_SIZE} ${BADGE_SIZE}" role="img" aria-labelledby="badge-title">`,
    ...content,
    '</svg>',
  ].join('');
}

function lineMarkup(line: BadgeLine): string {
  const { text, x, baseline, anchor, fontFamily, weight, size, fill, spacing, isRtl } = line;
  const attributes = [
    `x="${x}" y="${baseline}"`,
    `font-family="${fontFamily}" font-weight="${weight}" font-size="${size}" fill="${fill}"`,
    // What starts on the left of a line that is read from the right is its end.
    `text-anchor="${isRtl ? OTHER_SIDE[anchor] : anchor}"`,
    ...(isRtl ? ['direction="rtl" unicode-bidi="embed"'] : []),
    ...(spacing ? [`letter-spacing="${spacing}"`] : []),
  ];
  return `<text ${attributes.join(' ')}>${escapeMarkup(text)}</text>`;
}

function rimMarkup({ text, side, radius, size, fill, fontFamily }: BadgeRim): string {
  const center = BADGE_SIZE / 2;
  const sweep = side === 'top' ? 1 : 0;
  const path = `M${center - radius} ${center}a${radius} ${radius} 0 0 ${sweep} ${2 * radius} 0`;
  return [
    `<path id="rim-${side}" d="${path}" fill="none"/>`,
    `<text font-family="${fontFamily}" font-weight="${RIM_WEIGHT}" font-size="${size}" letter-spacing="${RIM_SPACING}" fill="${fill}" text-anchor="middle">`,
    `<textPath href="#rim-${side}" startOffset="50%">${escapeMarkup(text)}</textPath></text>`,
  ].join('');
}

const OTHER_SIDE = { start: 'end', middle: 'middle', end: 'start' } as const;
