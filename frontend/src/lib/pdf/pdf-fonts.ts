import sansUrl from '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf?url';
import serifUrl from '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf?url';
import { loadNameFonts, type NameFonts } from '../names/load-name-fonts.ts';
import type { NameFamily } from '../names/name-families.ts';

/** Families of names that the document's own fonts have in full. */
export const PRESENT: readonly NameFamily[] = ['source-serif-4'];

/** Two complete fonts of a document, with Latin and all its accents, Greek and Cyrillic, and those of a name in another script. */
export interface PdfFonts {
  sans: Uint8Array;
  serif: Uint8Array;
  /** @default none, for documents without a learner's name */
  names?: NameFonts;
}

interface Options {
  /** Reports the share of the name's fonts that has arrived, 0–1. */
  onProgress?: (share: number) => void;
}

/**
 * Fetches the fonts of a document with a name from this origin; the browser caches them. A PDF cannot use the page's fonts, which are split into subsets
 * and have a variable weight.
 *
 * @throws Error when a font could not be fetched.
 */
export async function loadPdfFonts(name: string, options: Options = {}): Promise<PdfFonts> {
  const [sans, serif, names] = await Promise.all([
    fetchBytes(sansUrl),
    fetchBytes(serifUrl),
    loadNameFonts(name, { ...options, present: PRESENT }),
  ]);
  return { sans, serif, names };
}

async function fetchBytes(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} returned status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
