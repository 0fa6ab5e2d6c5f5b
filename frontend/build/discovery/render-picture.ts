import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Font } from 'satori';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../../src/app/discovery/picture-size.ts';
import type { PictureElement } from './sharing-picture.ts';

const MODULES = join(import.meta.dirname, '../../../node_modules');
const CACHE = join(MODULES, '.cache/sharing-pictures');

/** Fonts as TTF, which the engine can read. */
const FONT_FILES = [
  ['Sans', 400, 'source-sans-3/400Regular/SourceSans3_400Regular.ttf'],
  ['Sans', 600, 'source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'],
  ['Serif', 400, 'source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'],
] as const;

/** A picture whose name changes with its content. */
export interface PictureFile {
  name: string;
  png: Buffer;
}

/**
 * Draws a picture as PNG, or takes it from the cache of an earlier build. Text becomes outlines, so the same picture results on every
 * machine.
 */
export async function renderPicture(name: string, element: PictureElement): Promise<PictureFile> {
  const hash = createHash('sha256')
    .update(JSON.stringify([FONT_FILES, element]))
    .digest('hex');
  const file = `${name}-${hash.slice(0, 10)}.png`;
  const cached = await readFile(join(CACHE, file)).catch(() => undefined);
  if (cached) return { name: file, png: cached };
  const [{ default: satori }, { Resvg }] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
  ]);
  const svg = await satori(element, {
    width: PICTURE_WIDTH,
    height: PICTURE_HEIGHT,
    fonts: await loadFonts(),
  });
  const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  await mkdir(CACHE, { recursive: true });
  await writeFile(join(CACHE, file), png);
  return { name: file, png };
}

/** Draws an SVG of its own size as PNG with this width. */
export async function rasterize(svg: string, width: number): Promise<Buffer> {
  const { Resvg } = await import('@resvg/resvg-js');
  const options = {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: width },
  } as const;
  return new Resvg(svg, options).render().asPng();
}

let fonts: Promise<Font[]> | undefined;

function loadFonts(): Promise<Font[]> {
  fonts ??= Promise.all(
    FONT_FILES.map(async ([name, weight, path]) => ({
      name,
      weight,
      style: 'normal' as const,
      data: await readFile(join(MODULES, '@expo-google-fonts', path)),
    })),
  );
  return fonts;
}
