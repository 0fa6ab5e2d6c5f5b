import { ReadFailure } from '../reading/read-failure.ts';

export interface PngChunk {
  type: string;
  data: Uint8Array;
}

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
const MAX_CHUNKS = 4_096;

const crcTable = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit += 1)
    value = value & 1 ? 0xed_b8_83_20 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) crc = crcTable[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
}

export function isPng(bytes: Uint8Array): boolean {
  return SIGNATURE.every((byte, at) => bytes[at] === byte);
}

/**
 * Splits a PNG into its chunks and checks the checksum of each. Picture data stays compressed: nothing is inflated, so a picture that
 * would unpack to gigabytes costs nothing.
 *
 * @throws ReadFailure `damaged_file` for a wrong length, checksum or order, and for bytes after the end
 */
export function readChunks(png: Uint8Array): PngChunk[] {
  if (!isPng(png)) throw new ReadFailure('damaged_file');
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks: PngChunk[] = [];
  let at = SIGNATURE.length;
  while (at < png.length) {
    if (at + 12 > png.length || chunks.length === MAX_CHUNKS) throw new ReadFailure('damaged_file');
    const length = view.getUint32(at);
    if (length > png.length - at - 12) throw new ReadFailure('damaged_file');
    const covered = png.subarray(at + 4, at + 8 + length);
    if (crc32(covered) !== view.getUint32(at + 8 + length)) throw new ReadFailure('damaged_file');
    const type = String.fromCharCode(...covered.subarray(0, 4));
    chunks.push({ type, data: covered.subarray(4) });
    at += 12 + length;
  }
  if (
    chunks[0]?.type !== 'IHDR' ||
    chunks.findIndex(({ type }) => type === 'IEND') !== chunks.length - 1
  ) {
    throw new ReadFailure('damaged_file');
  }
  return chunks;
}

/** Joins chunks to a PNG. */
export function writeChunks(chunks: readonly PngChunk[]): Uint8Array<ArrayBuffer> {
  const bytes = SIGNATURE.length + chunks.reduce((sum, { data }) => sum + data.length + 12, 0);
  const png = new Uint8Array(bytes);
  const view = new DataView(png.buffer);
  png.set(SIGNATURE);
  let at = SIGNATURE.length;
  for (const { type, data } of chunks) {
    view.setUint32(at, data.length);
    png.set(new TextEncoder().encode(type), at + 4);
    png.set(data, at + 8);
    view.setUint32(at + 8 + data.length, crc32(png.subarray(at + 4, at + 8 + data.length)));
    at += 12 + data.length;
  }
  return png;
}
