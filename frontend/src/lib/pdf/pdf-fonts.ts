import sansUrl from '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf?url';
import serifUrl from '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf?url';

/** The two faces of a document, whole: Latin with all its accents, Greek and Cyrillic. */
export interface PdfFonts {
  sans: Uint8Array;
  serif: Uint8Array;
}

/**
 * Fetches the fonts from this origin; the browser keeps them. A PDF cannot use the fonts of the page, which come in
 * pieces and with a variable weight.
 *
 * @throws Error when one could not be fetched.
 */
export async function loadPdfFonts(): Promise<PdfFonts> {
  const [sans, serif] = await Promise.all([sansUrl, serifUrl].map(fetchBytes));
  return { sans: sans!, serif: serif! };
}

async function fetchBytes(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
