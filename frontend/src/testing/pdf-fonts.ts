import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadNameFonts } from '#lib/names/load-name-fonts.ts';
import { PRESENT, type PdfFonts } from '#lib/pdf/pdf-fonts.ts';
import { readNameFont } from './name-font-files.ts';

const { resolve } = createRequire(import.meta.url);
const read = (path: string) => new Uint8Array(readFileSync(resolve(path)));

/** The fonts of `lib/pdf/pdf-fonts.ts`, read from their packages. */
export const pdfFonts = {
  sans: read('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  serif: read('@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
};

/** Returns the fonts of a document with a name. */
export async function pdfFontsFor(
  name: string,
  languages: readonly string[] = ['en-US'],
): Promise<PdfFonts> {
  const names = await loadNameFonts(name, { present: PRESENT, languages, read: readNameFont });
  return { ...pdfFonts, names };
}
