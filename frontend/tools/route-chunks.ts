import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface ManifestEntry {
  file: string;
  imports?: string[];
  isEntry?: boolean;
}

/** Maps each page to the lazy route module it needs. */
const ROUTE_FILES: [RegExp, string][] = [
  [/^\/$/, 'index.lazy.tsx'],
  [/^\/pricing$/, 'pricing.lazy.tsx'],
  [/^\/courses$/, 'courses.index.lazy.tsx'],
  [/^\/courses\/\d+$/, 'courses.$courseId.index.lazy.tsx'],
  [/^\/course\/\d+$/, 'course.$courseId.index.lazy.tsx'],
  [/^\/courses\/\d+\/preview$/, 'courses.$courseId.preview.lazy.tsx'],
];

/**
 * Reads the build's manifest; the answer gives the scripts of a page's route, which the browser would otherwise find only
 * once the entry has run.
 */
export async function routeChunks(dist: string): Promise<(path: string) => string[]> {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const initial = new Set(
    Object.keys(manifest)
      .filter((key) => manifest[key]!.isEntry)
      .flatMap((key) => closure(manifest, key)),
  );
  return (path) => {
    const routeFile = ROUTE_FILES.find(([pattern]) => pattern.test(path))?.[1];
    const key = `src/app/routes/${routeFile}`;
    if (!routeFile || !manifest[key]) return [];
    return closure(manifest, key)
      .filter((chunk) => !initial.has(chunk))
      .map((chunk) => `/${manifest[chunk]!.file}`);
  };
}

function closure(
  manifest: Record<string, ManifestEntry>,
  key: string,
  seen = new Set<string>(),
): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) closure(manifest, imported, seen);
  return [...seen];
}
