/** What a badge says. */
export interface BadgeText {
  name: string;
  title: string;
  issuer: string;
  /** e.g. 'November 2026'. */
  date: string;
  /** Whose object the badge shows. */
  courseId: number;
}

export interface BadgeDesign {
  id: string;
  name: string;
  description: string;
  /** Draws the badge as the content of an SVG of 200 × 200. `lines` draws a text broken and sized to fit, `rim` one around the rim. */
  draw: (text: BadgeText, lines: DrawLines, rim: DrawRim) => string;
}

export interface LinesOptions {
  /** Left edge, center or right edge, as `anchor` says. */
  x: number;
  /** Middle of the lines, from top to bottom. */
  y: number;
  width: number;
  face: 'serif' | 'sans';
  /** Sizes to try, the largest first. */
  sizes: readonly number[];
  maxLines: number;
  fill: string;
  /** @default 'middle' */
  anchor?: 'start' | 'middle' | 'end';
  /** @default 600 for serif, 400 for sans */
  weight?: 400 | 600;
  spacing?: number;
}

export type DrawLines = (text: string, options: LinesOptions) => string;

export interface RimOptions {
  side: 'top' | 'bottom';
  /** From the center of the badge to the baseline. */
  radius: number;
  fill: string;
}

export type DrawRim = (text: string, options: RimOptions) => string;

/** Side of a badge in SVG units and pixels. */
export const BADGE_SIZE = 200;
