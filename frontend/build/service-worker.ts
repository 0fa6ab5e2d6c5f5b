import { createHash } from 'node:crypto';
import type { AppBuild } from '../worker/app-caches.ts';
import { bundleScript } from './bundle-script.ts';
import { type Manifest, routeKey } from './manifest.ts';

/** Packages inside the worker, which the build of the site does not list. */
export const WORKER_PACKAGES = [
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

/** Large files that nothing offline needs: sign-in, documents, and the fonts of names. */
const ONLINE_ONLY = /cognito|pdf|docx|client-zip|noto-/;

/** Without the italic, emphasis in a lesson could not be seen. Quotes are in the regular serif. */
const LATER_FONT = /(sans-3-latin-wght-italic|serif-4-latin-400-normal)\.woff2$/;

/**
 * Returns the files of script and style that the offline pages can need, from the build's manifest.
 *
 * @param started files that the shell loads itself
 * @param routes names of the offline pages' routes
 */
export function offlineFiles(
  manifest: Manifest,
  started: readonly string[],
  routes: readonly string[],
): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const entry = manifest[key]!;
    for (const file of [entry.file, ...(entry.css ?? [])]) files.add(`/${file}`);
    for (const imported of entry.imports ?? []) add(imported);
    for (const later of entry.dynamicImports ?? [])
      if (!ONLINE_ONLY.test(later) && !/^src\/(app\/routes|public)\//.test(later)) add(later);
  };
  for (const [key, { file }] of Object.entries(manifest)) {
    if (started.includes(`/${file}`) || LATER_FONT.test(key)) add(key);
  }
  for (const route of routes) add(routeKey(manifest, route));
  return [...files].toSorted();
}

/**
 * Returns what the worker of a build serves.
 *
 * @param shell the address of the shell, and its document
 * @param routes names of the offline pages' routes
 */
export function appBuild(
  manifest: Manifest,
  shell: { path: string; html: string },
  routes: readonly string[],
): AppBuild {
  const named = (element: RegExp) => [...shell.html.matchAll(element)].map(([, file]) => file!);
  const scripts = named(/<script type="module"[^>]* src="([^"]+)"/g);
  const fonts = named(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g);
  const entry = scripts.at(-1);
  if (!entry) throw new Error('The shell starts no script.');
  const files = [...offlineFiles(manifest, scripts, routes), ...fonts];
  const version = createHash('sha256')
    .update(JSON.stringify([files, shell.html]))
    .digest('hex')
    .slice(0, 16);
  return { version, shell: shell.path, entry, files };
}

/** Returns the code of `/sw.js` for a build. */
export function workerScript(build: AppBuild): Promise<string> {
  return bundleScript('worker/worker.ts', { APP_BUILD: JSON.stringify(build) });
}
