import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestEntry {
  file: string;
  imports?: string[];
}

/** The script of public pages, or of another entry, without what it loads on demand. */
export interface PageScript {
  /** Its files below the build's folder, the entry first. */
  files: string[];
  /** The elements that load it. */
  tags: string;
  /** The elements that load its files ahead, without those that are loaded already. */
  preloads: (loaded: readonly string[]) => string;
}

/** Reads the build's manifest. */
export function pageScript(dist: string, entry = 'src/public/page.ts'): PageScript {
  const file = join(dist, '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, ManifestEntry>;
  const keys = new Set<string>();
  const add = (key: string) => {
    if (keys.has(key)) return;
    keys.add(key);
    for (const imported of manifest[key]!.imports ?? []) add(imported);
  };
  add(entry);
  const files = [...keys].map((key) => manifest[key]!.file);
  const preloads = (loaded: readonly string[]) =>
    files
      .filter((name) => !loaded.includes(name))
      .map((name) => `<link rel="modulepreload" href="/${name}" crossorigin />`)
      .join('');
  const [first] = files;
  const tags = `<script type="module" src="/${first}" crossorigin></script>${preloads([first!])}`;
  return { files, tags, preloads };
}
