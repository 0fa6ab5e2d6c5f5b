import { MIN_SIDE } from './crop.ts';

/** A photo needs at most this many pixels of the shorter side, four times enlarged. */
const KEPT_SIDE = 1024;
const KEPT_AREA = 8_000_000;
const MEGABYTE = 1_000_000;
/** Larger files are more than a phone's memory can open. */
export const MAX_FILE_BYTES = 25 * MEGABYTE;

/** Says why a file cannot become a photo and what to do. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

/**
 * Opens a picture on this device, upright as its camera says and reduced to what a photo needs. Nothing of the file but its pixels is kept.
 *
 * @throws PictureError
 */
export async function readPicture(file: File): Promise<HTMLCanvasElement> {
  if (file.type !== '' && !file.type.startsWith('image/')) {
    throw new PictureError(`“${file.name}” isn’t a picture. Choose a JPEG, PNG or WebP file.`);
  }
  if (file.size > MAX_FILE_BYTES) {
    throw new PictureError(
      `“${file.name}” has ${Math.round(file.size / MEGABYTE)} MB. Choose a picture of at most ${MAX_FILE_BYTES / MEGABYTE} MB.`,
    );
  }
  const bitmap = await decode(file);
  const { width, height } = bitmap;
  if (Math.min(width, height) < MIN_SIDE) {
    bitmap.close();
    throw new PictureError(
      `This picture has only ${width} × ${height} pixels. Choose one of at least ${MIN_SIDE} × ${MIN_SIDE}.`,
    );
  }
  const scale = Math.min(
    1,
    KEPT_SIDE / Math.min(width, height),
    Math.sqrt(KEPT_AREA / (width * height)),
  );
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context) {
    throw new PictureError('Your browser can’t edit pictures here. Try again in another browser.');
  }
  // A photo has no transparent places.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    // Older browsers turn pictures upright by default and know no such option.
    if (error instanceof TypeError) {
      const bitmap = await createImageBitmap(file).catch(() => undefined);
      if (bitmap) return bitmap;
    }
    throw new PictureError(
      /\.hei[cf]$/i.test(file.name) || /hei[cf]/.test(file.type)
        ? 'This browser can’t open HEIC pictures. Save the picture as JPEG and choose that file.'
        : `We couldn’t open “${file.name}”. The file may be damaged. Choose another JPEG, PNG or WebP file.`,
    );
  }
}
