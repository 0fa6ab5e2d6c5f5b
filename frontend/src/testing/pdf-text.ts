import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

const { resolve } = createRequire(import.meta.url);
const read = (path: string) => new Uint8Array(readFileSync(resolve(path)));

/** The fonts of `lib/pdf/pdf-fonts.ts`, read from their packages. */
export const pdfFonts = {
  sans: read('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  serif: read('@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
};

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
