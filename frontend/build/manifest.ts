import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestEntry {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** What Vite built, by source file. @see https://vite.dev/guide/backend-integration */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

export function readManifest(dist: string): Manifest {
  return JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/**
 * Returns the manifest's key of a route's component, which the router's plugin splits from the route.
 *
 * @param name name of the route's file, without its ending
 */
export function routeKey(manifest: Manifest, name: string): string {
  const key = `src/app/routes/${name}.tsx?tsr-split=component`;
  if (!manifest[key]) throw new Error(`The build has no ${key}.`);
  return key;
}

/** Returns the files of a source file and of all it imports, without what it loads later. */
export function filesOf(manifest: Manifest, key: string): string[] {
  const keys = new Set<string>();
  const add = (entryKey: string) => {
    if (keys.has(entryKey)) return;
    keys.add(entryKey);
    for (const imported of manifest[entryKey]?.imports ?? []) add(imported);
  };
  add(key);
  return [...keys].map((file) => `/${manifest[file]!.file}`);
}
