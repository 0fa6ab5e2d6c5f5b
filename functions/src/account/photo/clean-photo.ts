import { PHOTO_MAX_BYTES, PHOTO_PIXELS } from '@learning/shared/domain/photo';

/** Segments of which the picture consists: tables, frame, restart interval. */
const PICTURE_SEGMENTS = new Set([0xdb, 0xc4, 0xc0, 0xdd]);
const [START, END, SCAN, FRAME] = [0xd8, 0xd9, 0xda, 0xc0];
/** Whatever is not the picture: places and cameras (Exif), color profiles, comments. */
const isRemoved = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;

/**
 * Returns a photo without anything that is not the picture; undefined for a file that is not a baseline JPEG of the one size, as browsers
 * write it, with one scan up to its end.
 *
 * @see https://www.w3.org/Graphics/JPEG/itu-t81.pdf (annex B)
 */
export function cleanPhoto(file: Buffer): Buffer | undefined {
  if (file.length > PHOTO_MAX_BYTES || file.length < 4) return undefined;
  if (file[0] !== 0xff || file[1] !== START) return undefined;
  const parts = [file.subarray(0, 2)];
  let hasFrame = false;
  for (let at = 2; at + 4 <= file.length;) {
    const marker = file[at + 1]!;
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (file[at] !== 0xff || end < at + 4 || end > file.length) return undefined;
    if (marker === SCAN) {
      if (!hasFrame || !isOneScan(file, end)) return undefined;
      return Buffer.concat([...parts, file.subarray(at)]);
    }
    if (marker === FRAME) {
      if (hasFrame || end < at + 9 || !isSquare(file, at)) return undefined;
      hasFrame = true;
    }
    if (PICTURE_SEGMENTS.has(marker)) parts.push(file.subarray(at, end));
    else if (!isRemoved(marker)) return undefined;
    at = end;
  }
  return undefined;
}

const isSquare = (file: Buffer, frame: number) =>
  file.readUInt16BE(frame + 5) === PHOTO_PIXELS && file.readUInt16BE(frame + 7) === PHOTO_PIXELS;

/** Whether the data from here on has no markers but restarts and, as the last bytes, the end. */
function isOneScan(file: Buffer, from: number): boolean {
  for (let at = from; at + 1 < file.length; at += 1) {
    if (file[at] !== 0xff) continue;
    const marker = file[at + 1]!;
    if (marker === END) return at + 2 === file.length;
    const isData = marker === 0 || (marker >= 0xd0 && marker <= 0xd7);
    if (!isData) return false;
    at += 1;
  }
  return false;
}
