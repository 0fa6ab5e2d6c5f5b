import { palettes, surfaces } from '#ui/theme/palette.ts';

/** Colors of a certificate. It is paper, so they are the same in dark mode. */
export const SHEET_COLORS = {
  paper: surfaces.bg.panel[0],
  ink: surfaces.fg.DEFAULT[0],
  muted: surfaces.fg.muted[0],
  line: surfaces.border.emphasized[0],
  accent: palettes.accent.solid[0],
  gold: palettes.signal.border[0],
  black: '#000000',
  white: '#FFFFFF',
} as const;

export type SheetTone = keyof typeof SHEET_COLORS;

/** Size of a sheet in points (72 per inch). */
export const SHEET_SIZES = {
  A4: { width: 841.89, height: 595.28 },
  LETTER: { width: 792, height: 612 },
} as const;

export type SheetPaper = keyof typeof SHEET_SIZES;

/** A line or plane of a sheet. Decoration, apart from the QR code. */
export interface SheetShape {
  /** SVG path data in points. */
  d: string;
  fill?: SheetTone;
  stroke?: SheetTone;
  strokeWidth?: number;
  /** Where the path's origin lies, and how much larger its units are. @default none */
  place?: { x: number; y: number; scale: number };
}

export type SheetFace = 'serif' | 'sans';

/** One line of text of a sheet. */
export interface SheetText {
  text: string;
  /** Its meaning for screen readers; lines with the same `block` are read as one text. */
  tag: 'h1' | 'p';
  block: string;
  /** What lies between the line before and this one: nothing if a word was broken. */
  joint: '' | ' ';
  face: SheetFace;
  size: number;
  tone: SheetTone;
  align: 'left' | 'center' | 'right';
  /** Left edge, center or right edge, as `align` says. */
  x: number;
  /** Baseline. */
  y: number;
  /** The learner's name, which may need fonts of other scripts. */
  isName?: true;
  link?: string;
}

/** Returns the lines of a block as one text. */
export function textOf(lines: readonly SheetText[]): string {
  return lines.reduce((text, line) => (text ? text + line.joint : '') + line.text, '');
}

export interface Sheet {
  width: number;
  height: number;
  /** Drawn from the certificate's id and the same for every learner of it: frame and seal. */
  ornaments: SheetShape[];
  /** The QR code. */
  code: SheetShape[];
  rules: SheetShape[];
  texts: SheetText[];
}

/** Returns the width of a text in points. */
export type MeasureText = (
  text: string,
  style: { face: SheetFace; size: number; isName?: true },
) => number;
