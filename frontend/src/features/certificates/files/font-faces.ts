import { fontFiles } from '#ui/theme/font-files.ts';
import type { NameFonts } from '#lib/names/load-name-fonts.ts';

/** A font inside a file. */
export interface EmbeddedFace {
  family: 'Certificate Serif' | 'Certificate Sans';
  weight: string;
  format: 'woff' | 'woff2' | 'truetype';
  bytes: Uint8Array<ArrayBuffer>;
  /** As in CSS; undefined for all characters. */
  unicodeRange?: string;
}

let pageFaces: Promise<EmbeddedFace[]> | undefined;

/** Returns the page's fonts and those of a name, so that a file looks the same everywhere. */
export async function facesFor(nameFonts: NameFonts): Promise<EmbeddedFace[]> {
  pageFaces ??= readPageFaces();
  const faces = await pageFaces.catch((error: unknown) => {
    pageFaces = undefined;
    throw error;
  });
  const own = nameFonts.fonts.map(({ bytes, letters, url }): EmbeddedFace => ({
    family: 'Certificate Serif',
    weight: '600',
    format: url.endsWith('.woff') ? 'woff' : 'truetype',
    bytes,
    unicodeRange: [...letters]
      .map((letter) => `U+${letter.codePointAt(0)!.toString(16)}`)
      .join(','),
  }));
  return [...faces, ...own];
}

/** Returns `@font-face` rules with the fonts in them. */
export function fontFaceRules(faces: readonly EmbeddedFace[]): string {
  return faces
    .map(({ family, weight, format, bytes, unicodeRange }) => {
      const range = unicodeRange ? `;unicode-range:${unicodeRange}` : '';
      return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/${format};base64,${base64(bytes)}) format('${format}')${range}}`;
    })
    .join('\n');
}

/** Gives the page the fonts, decoded, and returns what takes them away. */
export async function openFaces(faces: readonly EmbeddedFace[]): Promise<() => void> {
  const opened = await Promise.all(
    faces.map(({ family, weight, bytes, unicodeRange }) =>
      new FontFace(family, bytes, { weight, ...(unicodeRange && { unicodeRange }) }).load(),
    ),
  );
  for (const face of opened) document.fonts.add(face);
  return () => {
    for (const face of opened) document.fonts.delete(face);
  };
}

async function readPageFaces(): Promise<EmbeddedFace[]> {
  const [serif, sans] = await Promise.all(fontFiles.map(readFont));
  return [
    { family: 'Certificate Serif', weight: '600', format: 'woff2', bytes: serif! },
    { family: 'Certificate Sans', weight: '400 600', format: 'woff2', bytes: sans! },
  ];
}

async function readFont(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} returned status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

const CHUNK = 0x8000;

export function base64(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK));
  }
  return btoa(binary);
}
