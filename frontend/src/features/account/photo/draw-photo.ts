import { PHOTO_MAX_BYTES, PHOTO_PIXELS } from '@learning/shared/domain/photo';
import { type Crop, sideOf } from './crop.ts';
import { PictureError } from './read-picture.ts';

const QUALITIES = [0.92, 0.85, 0.75, 0.6, 0.45, 0.3];
const PREFIX = 'data:image/jpeg;base64,';

/** Draws the square of a picture onto the whole canvas. */
export function drawSquare(target: HTMLCanvasElement, picture: HTMLCanvasElement, crop: Crop) {
  const context = target.getContext('2d');
  if (!context) return undefined;
  const side = sideOf(picture, crop);
  const [left, top] = [crop.x - side / 2, crop.y - side / 2];
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, side, side, 0, 0, target.width, target.height);
  return context;
}

/**
 * Returns the square as the JPEG file that the API stores: encoded again from pixels, so without place, camera or any other data of the file.
 *
 * @throws PictureError
 */
export function photoOf(picture: HTMLCanvasElement, crop: Crop): string {
  // Twice half the size is smoother than a quarter at once.
  const doubled = squareCanvas(2 * PHOTO_PIXELS);
  drawSquare(doubled, picture, crop);
  const photo = squareCanvas(PHOTO_PIXELS);
  drawSquare(photo, doubled, { x: PHOTO_PIXELS, y: PHOTO_PIXELS, zoom: 1 });
  for (const quality of QUALITIES) {
    const file = photo.toDataURL('image/jpeg', quality);
    if (file.startsWith(PREFIX) && bytesOf(file) <= PHOTO_MAX_BYTES) return file;
  }
  throw new PictureError(
    'Your browser couldn’t make a photo of this picture. Choose another picture, or try another browser.',
  );
}

function squareCanvas(side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  return canvas;
}

function bytesOf(file: string): number {
  const base64 = file.slice(PREFIX.length);
  return (base64.length / 4) * 3 - (/=*$/.exec(base64)?.[0].length ?? 0);
}
