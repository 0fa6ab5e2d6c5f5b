import { medalLines } from '../medal/medal-lines.ts';
import type { SheetShape } from './sheet-shapes.ts';

const SAMPLES_PER_WAVE = 6;
/** Distances from the edge of the sheet. */
const [OUTER_RULE, BAND, INNER_RULE] = [25, 41, 57];
const CORNER = 18;

interface Point {
  x: number;
  y: number;
}

/** Returns numbers between 0 and 1 that depend only on the text (FNV-1a, then mulberry32). */
export function numbersFrom(text: string): () => number {
  let state = 0x811c9dc5;
  for (const sign of text) state = Math.imul(state ^ sign.codePointAt(0)!, 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Draws the frame: two rules, and between them strands whose number of waves follows from the certificate's id. */
export function frameShapes(id: string, width: number, height: number): SheetShape[] {
  const next = numbersFrom(id);
  const along = frameOf(width, height, BAND);
  const perimeter = along.length;
  const fine = Math.round(perimeter / (26 + next() * 8));
  const wide = Math.round(perimeter / (58 + next() * 16));
  const swell = 8 + Math.floor(next() * 12);
  const turn = next() * 2 * Math.PI;
  const strand = (waves: number, swing: number, phase: number) =>
    strandPath(along, waves, (angle) => {
      const height = swing * (0.78 + 0.22 * Math.sin((angle * swell) / waves + turn));
      return height * Math.sin(angle + phase);
    });
  const phases = (count: number) =>
    Array.from({ length: count }, (_, index) => turn + (index / count) * 2 * Math.PI);
  return [
    ...phases(4).map((phase): SheetShape => ({
      d: strand(wide, 12, phase),
      stroke: 'gold',
      strokeWidth: 0.35,
    })),
    ...phases(6).map((phase): SheetShape => ({
      d: strand(fine, 10, phase),
      stroke: 'accent',
      strokeWidth: 0.35,
    })),
    { d: ruleOf(width, height, OUTER_RULE), stroke: 'accent', strokeWidth: 1.4 },
    { d: ruleOf(width, height, INNER_RULE), stroke: 'accent', strokeWidth: 0.5 },
    { d: ruleOf(width, height, INNER_RULE + 3), stroke: 'gold', strokeWidth: 0.35 },
  ];
}

/** Draws the seal, 2 × `radius` wide, with the mark of the site in it. */
export function sealShapes(id: string, x: number, y: number, radius: number): SheetShape[] {
  const scale = radius / 97;
  const place = { x: x - 100 * scale, y: y - 100 * scale, scale };
  const circle = (r: number) =>
    `M${100 - r} 100a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
  return [
    { d: circle(97), stroke: 'gold', strokeWidth: 1.6, place },
    { d: circle(92.5), stroke: 'gold', strokeWidth: 0.6, place },
    ...medalLines(id).map((d): SheetShape => ({ d, stroke: 'gold', strokeWidth: 0.6, place })),
    { d: circle(53), fill: 'accent', place },
    { d: circle(48), stroke: 'white', strokeWidth: 0.8, place },
    // The mark of the site: two quarter circles.
    { d: 'M77 76h21v48a24 24 0 0 1-21-24z', fill: 'white', place },
    { d: 'M102 76a24 24 0 0 1 21 24v24h-21z', fill: 'white', place },
  ];
}

interface Frame {
  length: number;
  /** Returns the point at a distance along the frame, moved outward by `offset`. */
  at: (distance: number, offset: number) => Point;
}

/** Returns a rectangle with round corners, clockwise from the top left. */
function frameOf(width: number, height: number, inset: number): Frame {
  const [across, down] = [width - 2 * (inset + CORNER), height - 2 * (inset + CORNER)];
  const arc = (Math.PI / 2) * CORNER;
  const sides = [across, down, across, down];
  const centers: Point[] = [
    { x: width - inset - CORNER, y: inset + CORNER },
    { x: width - inset - CORNER, y: height - inset - CORNER },
    { x: inset + CORNER, y: height - inset - CORNER },
    { x: inset + CORNER, y: inset + CORNER },
  ];
  const at = (distance: number, offset: number): Point => {
    let rest = distance;
    for (const [index, side] of sides.entries()) {
      const normal = ((index - 1) * Math.PI) / 2;
      const end = centers[index]!;
      if (rest <= side) {
        const back = side - rest;
        return {
          x: end.x + (CORNER + offset) * Math.cos(normal) + back * Math.sin(normal),
          y: end.y + (CORNER + offset) * Math.sin(normal) - back * Math.cos(normal),
        };
      }
      rest -= side;
      if (rest <= arc || index === 3) {
        const angle = normal + rest / CORNER;
        return {
          x: end.x + (CORNER + offset) * Math.cos(angle),
          y: end.y + (CORNER + offset) * Math.sin(angle),
        };
      }
      rest -= arc;
    }
    throw new Error('A frame has four sides.');
  };
  return { length: 2 * (across + down) + 4 * arc, at };
}

/** Draws a closed strand: smooth curves through the middles between samples. */
function strandPath(frame: Frame, waves: number, offsetAt: (angle: number) => number): string {
  const count = waves * SAMPLES_PER_WAVE;
  const points = Array.from({ length: count }, (_, index) => {
    const share = index / count;
    return frame.at(share * frame.length, offsetAt(share * waves * 2 * Math.PI));
  });
  // Whole tenths, and distances instead of places: the path is half as long.
  const middle = (a: Point, b: Point) => tenths({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  let from = middle(points.at(-1)!, points[0]!);
  const start = `M${from.x / 10} ${from.y / 10}`;
  const curves = points.map((point, index) => {
    const [over, to] = [tenths(point), middle(point, points[(index + 1) % count]!)];
    const curve = `${step(from, over)}${step(from, to)}`;
    from = to;
    return curve;
  });
  return `${start}q${curves.join('')}z`;
}

const tenths = ({ x, y }: Point): Point => ({ x: Math.round(x * 10), y: Math.round(y * 10) });

/** Writes a distance in tenths, each number with a sign or space before it. */
function step(from: Point, to: Point): string {
  return [to.x - from.x, to.y - from.y]
    .map((distance) => `${distance < 0 ? '' : ' '}${distance / 10}`)
    .join('');
}

function ruleOf(width: number, height: number, inset: number): string {
  return `M${inset} ${inset}H${round(width - inset)}V${round(height - inset)}H${inset}z`;
}

const round = (value: number) => Math.round(value * 100) / 100;
