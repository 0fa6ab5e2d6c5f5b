import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface ManifestEntry {
  file: string;
  imports?: string[];
}

/** Maps each page to the lazy route module it needs. */
const ROUTE_FILES: [RegExp, string][] = [
  [/^\/course\/\d+\/play$/, 'course.$courseId.play.lazy.tsx'],
  [/^\/dashboard$/, 'dashboard.lazy.tsx'],
  [/^\/review$/, 'review.lazy.tsx'],
  [/^\/certificates$/, 'certificates.lazy.tsx'],
  [/^\/account$/, 'account.index.lazy.tsx'],
  [/^\/account\/purchases$/, 'account.purchases.lazy.tsx'],
  [/^\/account\/team$/, 'account.team.lazy.tsx'],
  [/^\/notifications$/, 'notifications.lazy.tsx'],
  [/^\/join$/, 'join.lazy.tsx'],
  [/^\/unsubscribe$/, 'unsubscribe.lazy.tsx'],
  [/^\/course\/\d+\/resources\//, 'course.$courseId.resources.$resourceId.lazy.tsx'],
  [/^\/login$/, 'login.lazy.tsx'],
  [/^\/checkout$/, 'checkout.lazy.tsx'],
];

/**
 * Reads the build's manifest. The returned function lists the scripts of a page's route that the document does not load anyway, for
 * preloading: otherwise the browser finds them only after the entry has run.
 */
export async function routeChunks(
  dist: string,
  template: string,
): Promise<(path: string) => string[]> {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  return (path) => {
    const routeFile = ROUTE_FILES.find(([pattern]) => pattern.test(path))?.[1];
    const key = `src/app/routes/${routeFile}`;
    if (!routeFile || !manifest[key]) return [];
    return withImports(manifest, key)
      .map((chunk) => `/${manifest[chunk]!.file}`)
      .filter((file) => !template.includes(`"${file}"`));
  };
}

function withImports(
  manifest: Record<string, ManifestEntry>,
  key: string,
  seen = new Set<string>(),
): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) withImports(manifest, imported, seen);
  return [...seen];
}
