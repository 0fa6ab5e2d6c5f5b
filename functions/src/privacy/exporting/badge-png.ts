import { bakePng } from '@learning/shared/credentials/baking/bake-png';
import { writeChunks } from '@learning/shared/credentials/baking/png-chunks';
import { zlibSync } from 'fflate';

const SIZE = 400;
const BORDER = { inset: 10, radius: 26, width: 4 };
const DISC_RADIUS = 120;
/** From corner to corner, in pixels. */
const CHECK_MARK = [
  [146, 204],
  [184, 242],
  [256, 160],
] as const;
const CHECK_WIDTH = 24;
/** The green of the badge; the picture has its shades down to white. */
const GREEN = [0x17, 0x59, 0x4a] as const;
const SHADES = 16;

type Point = readonly [x: number, y: number];

let picture: Uint8Array | undefined;

/**
 * Writes a signed credential into a PNG, for services that take no SVG. The picture is a check mark, the same for all certificates:
 * letters would need fonts and a program that draws them, which are larger than the whole function.
 */
export function bakedPng(credential: string): Uint8Array {
  picture ??= drawPicture();
  return bakePng(picture, credential);
}

function drawPicture(): Uint8Array {
  // Each row begins with its filter: none.
  const rows = new Uint8Array(SIZE * (SIZE + 1));
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) {
      rows[y * (SIZE + 1) + 1 + x] = Math.round(greenAt([x + 0.5, y + 0.5]) * (SHADES - 1));
    }
  }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, SIZE);
  view.setUint32(4, SIZE);
  // Eight bits a pixel, which name a color of the palette.
  header.set([8, 3], 8);
  return writeChunks([
    { type: 'IHDR', data: header },
    { type: 'PLTE', data: palette() },
    { type: 'IDAT', data: zlibSync(rows, { level: 9 }) },
    { type: 'IEND', data: new Uint8Array() },
  ]);
}

/** From white to green. */
function palette(): Uint8Array {
  return Uint8Array.from(
    Array.from({ length: SHADES }, (_, shade) =>
      GREEN.map((value) => Math.round(255 - ((255 - value) * shade) / (SHADES - 1))),
    ).flat(),
  );
}

/** Returns how much of a pixel is green: 0 to 1. */
function greenAt(point: Point): number {
  const border = covered(BORDER.width / 2 - Math.abs(distanceToBorder(point)));
  const disc = covered(DISC_RADIUS - Math.hypot(point[0] - SIZE / 2, point[1] - SIZE / 2));
  const [start, corner, end] = CHECK_MARK;
  const toMark = Math.min(distanceToLine(point, start, corner), distanceToLine(point, corner, end));
  return Math.max(border, disc * (1 - covered(CHECK_WIDTH / 2 - toMark)));
}

/** Returns the share of a pixel inside of an edge, by the distance of its middle from the edge. */
const covered = (inside: number): number => Math.min(1, Math.max(0, inside + 0.5));

/** Returns the distance to a square with round corners; negative inside. */
function distanceToBorder([x, y]: Point): number {
  const half = SIZE / 2 - BORDER.inset - BORDER.radius;
  const [beyondX, beyondY] = [Math.abs(x - SIZE / 2) - half, Math.abs(y - SIZE / 2) - half];
  const outside = Math.hypot(Math.max(beyondX, 0), Math.max(beyondY, 0));
  return outside + Math.min(Math.max(beyondX, beyondY), 0) - BORDER.radius;
}

function distanceToLine([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const along = ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy);
  const at = Math.min(1, Math.max(0, along));
  return Math.hypot(x - fromX - at * dx, y - fromY - at * dy);
}
