import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:name-fonts/';
const RESOLVED = `\0${PREFIX}`;
const WEIGHT = 600;
const { resolve } = createRequire(import.meta.url);
const CACHE = join(import.meta.dirname, '../../node_modules/.cache/name-fonts');

/** One file of a family, which has some characters of it. */
interface FontSlice {
  source: string;
  /** As in CSS: `U+370-377,U+37A`. */
  unicodeRange: string;
  fileName: string;
  isVariable: boolean;
}

/** The families that draw names on certificates beyond Latin-1; a page loads only the slices a name needs. */
export const NAME_FAMILIES: Readonly<Record<string, { package: string; subsets: RegExp }>> = {
  'source-serif-4': {
    package: '@fontsource-variable/source-serif-4',
    subsets: /^(latin-ext|vietnamese|greek|cyrillic)/,
  },
  'noto-naskh-arabic': { package: '@fontsource/noto-naskh-arabic', subsets: /^arabic$/ },
  'noto-serif-hebrew': { package: '@fontsource/noto-serif-hebrew', subsets: /^hebrew$/ },
  'noto-serif-devanagari': {
    package: '@fontsource/noto-serif-devanagari',
    subsets: /^devanagari$/,
  },
  'noto-serif-jp': { package: '@fontsource-variable/noto-serif-jp', subsets: /^\[/ },
  'noto-serif-kr': { package: '@fontsource-variable/noto-serif-kr', subsets: /^\[/ },
  'noto-serif-sc': { package: '@fontsource-variable/noto-serif-sc', subsets: /^\[/ },
  'noto-serif-tc': { package: '@fontsource-variable/noto-serif-tc', subsets: /^\[/ },
};

/** Whose files the build converts or copies under other names. */
export const NAME_FONT_PACKAGES = Object.values(NAME_FAMILIES).map((family) => family.package);

/**
 * Provides `virtual:name-fonts/<family>`: the slices of a family as `[unicodeRange, url, bytes]`. Variable WOFF2 files become static
 * TrueType files, because a PDF can embed nothing else; the conversion is cached. (The static packages would weigh ten times as much.)
 */
export function nameFonts(): Plugin {
  let isBuild = false;
  return {
    name: 'name-fonts',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id, options) {
      if (!id.startsWith(RESOLVED)) return undefined;
      const rows: [string, string, number][] = [];
      for (const slice of slicesOf(id.slice(RESOLVED.length))) {
        let bytes = 0;
        if (isBuild && !options?.ssr) {
          const source = await readSlice(slice);
          bytes = source.length;
          this.emitFile({
            type: 'asset',
            fileName: `assets/${slice.fileName}`,
            originalFileName: relative(join(import.meta.dirname, '..'), slice.source),
            source,
          });
        }
        rows.push([slice.unicodeRange, `/assets/${slice.fileName}`, bytes]);
      }
      return `export default ${JSON.stringify(rows)};`;
    },
    configureServer(server) {
      server.middlewares.use('/assets/', (request, response, next) => {
        const name = basename(request.url ?? '');
        const slice = allSlices().find(({ fileName }) => fileName === name);
        if (!slice) return next();
        readSlice(slice).then((source) => response.end(source), next);
      });
    },
  };
}

export function slicesOf(family: string): FontSlice[] {
  const found = NAME_FAMILIES[family];
  if (!found) throw new Error(`There is no family ${family} for names.`);
  const folder = dirname(resolve(`${found.package}/package.json`));
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  const isVariable = found.package.startsWith('@fontsource-variable/');
  return Object.entries(ranges).flatMap(([subset, unicodeRange]) => {
    if (!found.subsets.test(subset)) return [];
    const name = `${family}-${subset.replace(/[[\]]/g, '')}`;
    const file = isVariable ? `${name}-wght-normal.woff2` : `${name}-${WEIGHT}-normal.woff`;
    const source = join(folder, 'files', file);
    const hash = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 8);
    const fileName = `${name}-${WEIGHT}-${hash}.${isVariable ? 'ttf' : 'woff'}`;
    return [{ source, unicodeRange, fileName, isVariable }];
  });
}

let slices: FontSlice[] | undefined;
function allSlices(): FontSlice[] {
  slices ??= Object.keys(NAME_FAMILIES).flatMap(slicesOf);
  return slices;
}

/** Returns a slice as a static font. */
export async function readSlice({
  source,
  unicodeRange,
  fileName,
  isVariable,
}: FontSlice): Promise<Buffer> {
  if (!isVariable) return readFileSync(source);
  const cached = join(CACHE, fileName);
  if (existsSync(cached)) return readFileSync(cached);
  const font = await subsetFont(readFileSync(source), charactersOf(unicodeRange), {
    targetFormat: 'sfnt',
    variationAxes: { wght: WEIGHT },
  });
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(cached, font);
  return font;
}

function charactersOf(unicodeRange: string): string {
  const characters = unicodeRange.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) =>
      String.fromCodePoint(first + index),
    );
  });
  return characters.join('');
}
