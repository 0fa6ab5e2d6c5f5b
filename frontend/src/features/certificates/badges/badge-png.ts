import { pageMeasure } from '#components/certificate/measure-text.ts';
import { loadNameFonts } from '#lib/names/load-name-fonts.ts';
import { facesFor, openFaces } from '../files/font-faces.ts';
import { BADGE_SIZE, type BadgeDesign, type BadgeText } from './badge-design.ts';
import { drawLine, drawRim } from './badge-canvas.ts';
import { type BadgeLine, type BadgeRim, layOutBadge } from './badge-layout.ts';
import { svgOf } from './badge-svg.ts';
import { svgAddress } from './svg-address.ts';

const PNG_SIZE = 400;

/**
 * Draws a badge as a PNG of 400 × 400. The shapes are drawn from an SVG and the texts by the canvas: fonts inside an SVG are not
 * decoded when it is first drawn, and names would be missing.
 *
 * @throws Error when the browser cannot draw it.
 */
export async function badgePng(
  design: BadgeDesign,
  text: BadgeText,
): Promise<Uint8Array<ArrayBuffer>> {
  const texts: BadgeLine[] = [];
  const rims: BadgeRim[] = [];
  const shapes = layOutBadge(design, text, pageMeasure(), {
    line: (line) => (texts.push(line), ''),
    rim: (rim) => (rims.push(rim), ''),
  });
  const faces = await facesFor(await loadNameFonts(text.name + text.title));
  const image = new Image(PNG_SIZE, PNG_SIZE);
  image.src = svgAddress(svgOf([shapes]));
  const [closeFaces] = await Promise.all([openFaces(faces), image.decode()]);
  try {
    const canvas = document.createElement('canvas');
    canvas.width = PNG_SIZE;
    canvas.height = PNG_SIZE;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser cannot draw pictures.');
    context.scale(PNG_SIZE / BADGE_SIZE, PNG_SIZE / BADGE_SIZE);
    context.drawImage(image, 0, 0, BADGE_SIZE, BADGE_SIZE);
    for (const line of texts) drawLine(context, line);
    for (const rim of rims) drawRim(context, rim);
    return await bytesOf(canvas);
  } finally {
    closeFaces();
  }
}

async function bytesOf(canvas: HTMLCanvasElement): Promise<Uint8Array<ArrayBuffer>> {
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!file) throw new Error('This browser cannot write PNG files.');
  return new Uint8Array(await file.arrayBuffer());
}
