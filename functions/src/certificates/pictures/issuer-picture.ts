import { paintPng, type Color, type Point } from './paint-png.ts';

const SIZE = 400;
const GREEN: Color = [0x17, 0x59, 0x4a];
const INK: Color = [0x1c, 0x2b, 0x27];
/** The mark is drawn in a square of 24 units, with a margin. */
const UNIT = SIZE / 30;
const MARGIN = 3 * UNIT;

let picture: Uint8Array<ArrayBuffer> | undefined;

/** Returns the mark of the site as a PNG: two pages, each with one round corner. */
export function issuerPicture(): Uint8Array<ArrayBuffer> {
  picture ??= paintPng(SIZE, [
    { color: GREEN, inside: (point) => insideLeaf(unitsOf(point)) },
    { color: INK, inside: (point) => insideLeaf(turned(unitsOf(point))) },
  ]);
  return picture;
}

const unitsOf = ([x, y]: Point): Point => [(x - MARGIN) / UNIT, (y - MARGIN) / UNIT];

/** The right page is the left one, turned by half a circle. */
const turned = ([x, y]: Point): Point => [24 - x, 24 - y];

/** Returns how far a point is inside of the page from (2, 2) to (11, 22), whose lower left corner has a radius of 9. */
function insideLeaf([x, y]: Point): number {
  const toEdges = Math.min(x - 2, 11 - x, y - 2, 22 - y);
  const isCorner = x < 11 && y > 13;
  const toCorner = isCorner ? 9 - Math.hypot(x - 11, y - 13) : Number.POSITIVE_INFINITY;
  return Math.min(toEdges, toCorner) * UNIT;
}
