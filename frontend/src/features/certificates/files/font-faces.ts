import { fontFiles } from '#ui/theme/font-files.ts';
import type { NameFonts } from '#lib/names/load-name-fonts.ts';

let pageFaces: Promise<string> | undefined;

/** Returns `@font-face` rules with the page's fonts and those of a name in them, so that a file looks the same everywhere. */
export async function embeddedFontFaces(nameFonts: NameFonts): Promise<string> {
  pageFaces ??= readPageFaces();
  const faces = await pageFaces.catch((error: unknown) => {
    pageFaces = undefined;
    throw error;
  });
  const own = nameFonts.fonts.map(({ bytes, letters, url }) =>
    fontFace(
      'Certificate Serif',
      '600',
      url.endsWith('.woff') ? 'woff' : 'truetype',
      bytes,
      letters,
    ),
  );
  return [faces, ...own].join('\n');
}

async function readPageFaces(): Promise<string> {
  const [serif, sans] = await Promise.all(fontFiles.map(readFont));
  return [
    fontFace('Certificate Serif', '600', 'woff2', serif!),
    fontFace('Certificate Sans', '400 600', 'woff2', sans!),
  ].join('\n');
}

function fontFace(
  family: string,
  weight: string,
  format: string,
  bytes: Uint8Array,
  letters?: ReadonlySet<string>,
): string {
  const range = letters
    ? `;unicode-range:${[...letters].map((letter) => `U+${letter.codePointAt(0)!.toString(16)}`).join(',')}`
    : '';
  return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/${format};base64,${base64(bytes)}) format('${format}')${range}}`;
}

async function readFont(url: string): Promise<Uint8Array> {
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
