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
}

/** Reads the build's manifest. */
export function pageScript(dist: string, entry = 'src/page-script/page.ts'): PageScript {
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
  const [first, ...imports] = files.map((name) => `/${name}`);
  const preloads = imports.map((href) => `<link rel="modulepreload" href="${href}" crossorigin />`);
  const tags = `<script type="module" src="${first}" crossorigin></script>${preloads.join('')}`;
  return { files, tags };
}
