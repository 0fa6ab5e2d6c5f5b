import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as bundle, type Rolldown } from 'vite';
import type { AppBuild } from '../worker/app-caches.ts';

/** Packages inside the worker, which the build of the site does not list. */
export const WORKER_PACKAGES = [
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

interface ManifestEntry {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

type Manifest = Readonly<Record<string, ManifestEntry>>;

/** The pages that open offline. */
const OFFLINE_PAGES = [
  'dashboard',
  'review',
  'course.$courseId.play',
  'course.$courseId.resources.$resourceId',
].map((name) => `src/app/routes/${name}.lazy.tsx`);

/** What those pages load later and cannot use offline: other pages, payments, sign-in, runs of activities; and large files for downloads. */
const ONLINE_ONLY =
  /^src\/(app\/routes|public)\/|features\/(account|activities\/(scenario|skill-check|generator)|certificates|checkout|dashboard\/work|enrollment|invoices|purchases|team(?!\/components\/assigned-courses))\/|cognito|pdf|client-zip|noto-/;

/** Without the italic, emphasis in a lesson could not be seen. Quotes are in the regular serif. */
const LATER_FONT = /(sans-3-latin-wght-italic|serif-4-latin-400-normal)\.woff2$/;

/**
 * Returns the files of script and style that the offline pages can need, from the build's manifest.
 *
 * @param started files that the shell loads itself
 */
export function offlineFiles(manifest: Manifest, started: readonly string[]): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (key: string) => {
    const entry = manifest[key];
    if (!entry) throw new Error(`The build has no ${key}.`);
    if (seen.has(key)) return;
    seen.add(key);
    for (const file of [entry.file, ...(entry.css ?? [])]) files.add(`/${file}`);
    for (const imported of entry.imports ?? []) add(imported);
    for (const later of entry.dynamicImports ?? []) if (!ONLINE_ONLY.test(later)) add(later);
  };
  for (const [key, { file }] of Object.entries(manifest)) {
    if (started.includes(`/${file}`) || LATER_FONT.test(key)) add(key);
  }
  for (const key of OFFLINE_PAGES) add(key);
  return [...files].toSorted();
}

/**
 * Returns what the worker of a build serves.
 *
 * @param shell the address of the shell, and its document
 */
export function appBuild(manifest: Manifest, shell: { path: string; html: string }): AppBuild {
  const named = (element: RegExp) => [...shell.html.matchAll(element)].map(([, file]) => file!);
  const scripts = named(/<script type="module"[^>]* src="([^"]+)"/g);
  const fonts = named(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g);
  const entry = scripts.at(-1);
  if (!entry) throw new Error('The shell starts no script.');
  const files = [...offlineFiles(manifest, scripts), ...fonts];
  const version = createHash('sha256')
    .update(JSON.stringify([files, shell.html]))
    .digest('hex')
    .slice(0, 16);
  return { version, shell: shell.path, entry, files };
}

/** Reads the build's manifest below a folder. */
export function readManifest(dist: string): Manifest {
  return JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** Returns the code of `/sw.js` for a build. */
export async function workerScript(build: AppBuild): Promise<string> {
  const result = (await bundle({
    configFile: false,
    logLevel: 'warn',
    define: {
      APP_BUILD: JSON.stringify(build),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '../worker/worker.ts'),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code;
}
