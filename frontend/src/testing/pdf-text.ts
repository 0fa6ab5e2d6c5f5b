import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
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

/** Returns a text as pdfkit writes it into a dictionary: UTF-16 with a byte order mark. */
export function utf16(text: string): string {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  const escaped: Record<string, string> = {
    '\n': '\\n',
    '\r': '\\r',
    '\t': '\\t',
    '\b': '\\b',
    '\f': '\\f',
  };
  return bytes
    .toString('latin1')
    .replace(/[\\()\n\r\t\b\f]/g, (sign) => escaped[sign] ?? `\\${sign}`);
}

/** Returns the numbers of all glyphs that a decompressed PDF draws, in hexadecimal. 0000 is an empty box. */
export function drawnGlyphs(pdf: string): string[] {
  const shown = [...pdf.matchAll(/\[([^\]]*)\] TJ/g)].map(([, codes]) => codes!);
  return shown.flatMap((codes) =>
    [...codes.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex]) => hex!.match(/.{4}/g) ?? []),
  );
}

/** Returns a PDF as text with its streams decompressed. */
export async function pdfText(file: Blob): Promise<string> {
  const bytes = Buffer.from(await file.arrayBuffer());
  return bytes
    .toString('latin1')
    .replace(/stream\n([\s\S]*?)\nendstream/g, (whole, body: string) => {
      try {
        return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
      } catch {
        return whole;
      }
    });
}
