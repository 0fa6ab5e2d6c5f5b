/** Colors of a shape: the shades of the level's palette, and ink for hairlines. */
export type CoverTone = 'paper' | 'light' | 'middle' | 'strong' | 'ink';

/** Filled for a plane, stroked for a line. */
export interface CoverShape {
  /** SVG path data in the cover's coordinates, 480 × 270. */
  d: string;
  fill?: CoverTone;
  stroke?: CoverTone;
  strokeWidth?: number;
}

export const COVER_WIDTH = 480;
export const COVER_HEIGHT = 270;
const HAIRLINE = 1;

export function plane(d: string, fill: CoverTone): CoverShape {
  return { d, fill };
}

export function line(
  d: string,
  stroke: CoverTone = 'ink',
  strokeWidth: number = HAIRLINE,
): CoverShape {
  return { d, stroke, strokeWidth };
}

export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

export function circle(cx: number, cy: number, r: number): string {
  return `M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
}

/**
 * Draws a circle cut off at the cover's upper and lower edge, as an outline (`open`) or a closed plane. Shapes far
 * beyond their picture confuse tools that measure contrast by geometry.
 */
export function cutCircle(cx: number, cy: number, r: number, kind: 'open' | 'closed'): string {
  const isCutAbove = cy - r < 0;
  const isCutBelow = cy + r > COVER_HEIGHT;
  if (!isCutAbove && !isCutBelow) return circle(cx, cy, r);
  const [top, bottom] = [isCutAbove ? 0 : cy - r, isCutBelow ? COVER_HEIGHT : cy + r];
  const half = (y: number) => round(Math.sqrt(Math.max(0, r ** 2 - (y - cy) ** 2)));
  const [above, below] = [half(top), half(bottom)];
  // Each side spans at most half of the circle: always the small arc.
  const arc = `A${r} ${r} 0 0 `;
  const right = `M${cx + above} ${top}${arc}1 ${cx + below} ${bottom}`;
  const left = `${cx - below} ${bottom}${arc}1 ${cx - above} ${top}`;
  return kind === 'closed' ? `${right}L${left}z` : `${right}M${left}`;
}

/** Draws a quarter disc in a square cell; `corner` 0–3 is its center, clockwise from top left. */
export function quarter(x: number, y: number, size: number, corner: number): string {
  const [cx, cy] = [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ][corner % 4] as [number, number];
  const [dx, dy] = [cx === x ? size : -size, cy === y ? size : -size];
  const sweep = dx * dy > 0 ? 1 : 0;
  return `M${cx} ${cy}L${cx + dx} ${cy}A${size} ${size} 0 0 ${sweep} ${cx} ${cy + dy}z`;
}

/** Draws an arch with straight sides and a round top. */
export function arch(x: number, top: number, width: number, bottom: number): string {
  const r = width / 2;
  return `M${x} ${bottom}V${top + r}A${r} ${r} 0 0 1 ${x + width} ${top + r}V${bottom}z`;
}

/** Creates a random generator (0–1, mulberry32) that depends only on the seed, so that a cover is always the same. */
export function sequence(seed: number): () => number {
  let state = (seed * 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(items: readonly T[], at: number): T {
  return items[Math.min(items.length - 1, Math.floor(at * items.length))]!;
}

/** Rounds path data to a tenth of a unit, for smaller pages. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
