import { fitText } from '#components/certificate/fit-text.ts';
import type { MeasureText } from '#components/certificate/sheet-shapes.ts';
import { startsRightToLeft } from '@learning/shared/domain/wording/right-to-left';
import type { BadgeDesign, BadgeText, DrawLines, DrawRim, RimOptions } from './badge-design.ts';

/** One line of a badge, as the SVG and the canvas draw it. Lengths are units of the SVG. */
export interface BadgeLine {
  text: string;
  /** The edge or center that `anchor` names. */
  x: number;
  baseline: number;
  anchor: 'start' | 'middle' | 'end';
  /** A value of CSS. */
  fontFamily: string;
  weight: 400 | 600;
  size: number;
  fill: string;
  /** Between letters; 0 where it would tear joined ones apart. */
  spacing: number;
  isRtl: boolean;
}

/** Words around the rim of a round badge. */
export interface BadgeRim extends RimOptions {
  text: string;
  fontFamily: string;
  size: number;
}

/** Writes texts into the markup of a badge, or draws them elsewhere and writes nothing. */
export interface BadgeWriter {
  line: (line: BadgeLine) => string;
  rim: (rim: BadgeRim) => string;
}

export const RIM_WEIGHT = 600;
export const RIM_SPACING = 1.4;
const LINE_HEIGHT = 1.16;
/** From the middle of a line to its baseline. */
const BASELINE = 0.34;
/** Letters that neither the sans nor the device's Arial has are in the fonts of the name, which belong to the serif. */
const FAMILIES = {
  serif: "'Certificate Serif','Source Serif 4',Georgia,serif",
  sans: "'Certificate Sans','Source Sans 3',Arial,'Certificate Serif',sans-serif",
};

/** Returns the markup of a badge's shapes with what the writer makes of its texts, which are never covered by a shape. */
export function layOutBadge(
  design: BadgeDesign,
  text: BadgeText,
  measure: MeasureText,
  writer: BadgeWriter,
): string {
  const lines: DrawLines = (value, { x, y, width, face, sizes, maxLines, fill, ...rest }) => {
    const { anchor = 'middle', weight = face === 'serif' ? 600 : 400, spacing = 0 } = rest;
    // Measured at the weight of texts; semibold is this much wider.
    const maxWidth = face === 'sans' && weight === 600 ? width * 0.93 : width;
    const composed = value.normalize('NFC');
    const fitted = fitText(composed, { face, sizes, maxWidth, maxLines }, measure);
    const step = fitted.size * LINE_HEIGHT;
    const first = y - ((fitted.lines.length - 1) * step) / 2 + fitted.size * BASELINE;
    // Each line of a text is laid out in the same direction.
    const isRtl = startsRightToLeft(value);
    const shared = { x, anchor, weight, fill, isRtl, fontFamily: FAMILIES[face] };
    return fitted.lines
      .map((line, index) =>
        writer.line({
          ...shared,
          text: line,
          baseline: round(first + index * step),
          size: fitted.size,
          spacing: isRtl ? 0 : spacing,
        }),
      )
      .join('');
  };
  const rim: DrawRim = (value, options) => {
    const size = round(Math.min(9.5, 250 / Math.max(1, value.length)));
    return writer.rim({ ...options, text: value, size, fontFamily: FAMILIES.sans });
  };
  return design.draw(text, lines, rim);
}

const round = (value: number) => Math.round(value * 100) / 100;
