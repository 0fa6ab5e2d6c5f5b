import { writeChunks } from '../baking/png-chunks.ts';

/** A picture of one pixel. */
export const PNG = writeChunks([
  { type: 'IHDR', data: Uint8Array.of(0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0) },
  { type: 'IDAT', data: Uint8Array.of(120, 156, 99, 0, 0, 0, 2, 0, 1) },
  { type: 'IEND', data: new Uint8Array() },
]);

export const SVG =
  '<?xml version="1.0" encoding="utf-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><title>A &amp; B</title><circle r="4"/></svg>\n';
