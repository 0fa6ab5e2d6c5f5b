import { familiesOf, isInRange, isJoined, type NameFamily, slicesOf } from './name-families.ts';

/** One font that a name needs, and the letters of the name it draws. */
export interface NameFont {
  family: NameFamily;
  letters: ReadonlySet<string>;
  bytes: Uint8Array<ArrayBuffer>;
  url: string;
}

export interface NameFonts {
  fonts: NameFont[];
  /** Letters that none of our fonts has. */
  missing: string[];
}

interface Options {
  /** Families that the document already has in full. */
  present?: readonly NameFamily[];
  /** @default those of the device */
  languages?: readonly string[];
  /** Reports the loaded share, 0–1. */
  onProgress?: (share: number) => void;
  /** Loads the bytes of a file; replaced in tests. @default fetches it */
  read?: (url: string, onBytes: (count: number) => void) => Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Loads the fonts that a name needs beyond Latin, and no other.
 *
 * @throws Error when a font could not be fetched.
 */
export async function loadNameFonts(name: string, options: Options = {}): Promise<NameFonts> {
  const { onProgress, read = fetchBytes } = options;
  const { slices, missing } = await planFonts(name, options);
  const total = slices.reduce((sum, { size }) => sum + size, 0);
  let loaded = 0;
  const onBytes = (count: number) => {
    loaded += count;
    if (total > 0) onProgress?.(Math.min(1, loaded / total));
  };
  const fonts = await Promise.all(
    slices.map(async ({ family, letters, url }) => ({
      family,
      letters,
      url,
      bytes: await read(url, onBytes),
    })),
  );
  return { fonts, missing };
}

interface PlannedSlice {
  family: NameFamily;
  url: string;
  size: number;
  letters: Set<string>;
}

/** Finds the slice of each letter. */
export async function planFonts(
  name: string,
  { present = [], languages = navigator.languages }: Options = {},
): Promise<{ slices: PlannedSlice[]; missing: string[] }> {
  const slices = new Map<string, PlannedSlice>();
  const missing: string[] = [];
  let before: PlannedSlice | undefined;
  for (const letter of name.normalize('NFC')) {
    if (isJoined(letter)) {
      before?.letters.add(letter);
      continue;
    }
    before = undefined;
    const families = familiesOf(letter, name, languages);
    if (families?.length === 0 || families?.some((family) => present.includes(family))) continue;
    const found = await findSlice(letter, families ?? []);
    if (!found) {
      if (!missing.includes(letter)) missing.push(letter);
      continue;
    }
    before = slices.get(found.url) ?? { ...found, letters: new Set<string>() };
    before.letters.add(letter);
    slices.set(found.url, before);
  }
  return { slices: [...slices.values()], missing };
}

async function findSlice(
  letter: string,
  families: readonly NameFamily[],
): Promise<Omit<PlannedSlice, 'letters'> | undefined> {
  for (const family of families) {
    const found = (await slicesOf(family)).find(([range]) => isInRange(range, letter));
    if (found) return { family, url: found[1], size: found[2] };
  }
  return undefined;
}

/** Fetches a file and reports its bytes while they arrive. */
async function fetchBytes(
  url: string,
  onBytes: (count: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url} returned status ${response.status}`);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    onBytes(value.length);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
