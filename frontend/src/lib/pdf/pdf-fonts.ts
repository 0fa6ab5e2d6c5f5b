import sansUrl from '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf?url';
import serifUrl from '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf?url';

/** Two complete fonts of a document: Latin with all accents, Greek and Cyrillic. */
export interface PdfFonts {
  sans: Uint8Array;
  serif: Uint8Array;
}

/**
 * Fetches the fonts from this origin; the browser caches them. A PDF cannot use the page's fonts, which are split into subsets
 * and have a variable weight.
 *
 * @throws Error when a font could not be fetched.
 */
export async function loadPdfFonts(): Promise<PdfFonts> {
  const [sans, serif] = await Promise.all([sansUrl, serifUrl].map(fetchBytes));
  return { sans: sans!, serif: serif! };
}

async function fetchBytes(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} returned status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
