import { svgAddress } from './svg-address.ts';

const PNG_SIZE = 400;

/**
 * Draws a badge as a PNG of 400 × 400.
 *
 * @throws Error when the browser cannot draw it.
 */
export async function badgePng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const image = new Image(PNG_SIZE, PNG_SIZE);
  image.src = svgAddress(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = PNG_SIZE;
  canvas.height = PNG_SIZE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures.');
  context.drawImage(image, 0, 0, PNG_SIZE, PNG_SIZE);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!file) throw new Error('This browser cannot write PNG files.');
  return new Uint8Array(await file.arrayBuffer());
}
