import { writeChunks } from '@learning/shared/credentials/baking/png-chunks';
import { zlibSync } from 'fflate';

export type Point = readonly [x: number, y: number];
export type Color = readonly [red: number, green: number, blue: number];

/** A shape in one color. */
export interface Layer {
  color: Color;
  /** Returns how far a point is inside of the shape, in pixels; negative outside. */
  inside: (point: Point) => number;
}

const CHANNELS = 3;
const WHITE: Color = [255, 255, 255];

/**
 * Paints a square picture, back to front, on white. Edges are smooth: a pixel is covered by its distance from the edge. A library that
 * draws paths and letters would be larger than all other code of the function.
 */
export function paintPng(size: number, layers: readonly Layer[]): Uint8Array<ArrayBuffer> {
  const rowBytes = 1 + size * CHANNELS;
  // Each row begins with its filter: none.
  const rows = new Uint8Array(size * rowBytes);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      paintPixel(rows, y * rowBytes + 1 + x * CHANNELS, [x + 0.5, y + 0.5], layers);
    }
  }
  return writeChunks([
    { type: 'IHDR', data: header(size) },
    { type: 'IDAT', data: zlibSync(rows, { level: 9 }) },
    { type: 'IEND', data: new Uint8Array() },
  ]);
}

function paintPixel(rows: Uint8Array, at: number, point: Point, layers: readonly Layer[]): void {
  rows.set(WHITE, at);
  for (const { color, inside } of layers) {
    const share = Math.min(1, Math.max(0, inside(point) + 0.5));
    if (share === 0) continue;
    for (let channel = 0; channel < CHANNELS; channel += 1) {
      const under = rows[at + channel]!;
      rows[at + channel] = Math.round(under + (color[channel]! - under) * share);
    }
  }
}

function header(size: number): Uint8Array {
  const data = new Uint8Array(13);
  const view = new DataView(data.buffer);
  view.setUint32(0, size);
  view.setUint32(4, size);
  // Eight bits for each of red, green and blue.
  data.set([8, 2], 8);
  return data;
}
