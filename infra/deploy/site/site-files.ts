import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { cacheControl } from '#edge/cache-headers.ts';
import type { BuiltSite } from '#edge/built-site.ts';
import { COMPRESSED, type StoredForm, storedForms } from '#edge/stored-forms.ts';
import { CHECKOUT_BUILD } from '../build/built-product.ts';
import type { SiteRoutes } from '#edge/viewer-request.ts';
import { storedStatus } from '#edge/viewer-response.ts';

/** Output folder of the site build. */
export const SITE_DIRECTORY = CHECKOUT_BUILD.site;

/** The lists of addresses and hashes are for the deployment, not for visitors; `.vite` is for the build. */
const NOT_UPLOADED = /^(site-routes\.json|inline-hashes\.json|config\.json|\.vite\/.*)$/;

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.jsonld': 'application/ld+json',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.woff': 'font/woff',
  '.pdf': 'application/pdf',
  '.icc': 'application/vnd.iccprofile',
};

export interface SiteFile {
  /** Key in the bucket, without a leading slash. */
  key: string;
  path: string;
  contentType: string;
  /** The encoding in which it is stored; undefined if plain. */
  contentEncoding: 'br' | undefined;
  cacheControl: string;
  /** The HTTP status that the edge sends it with, if it is not 200. */
  status: string | undefined;
}

/**
 * Returns what the edge has to know about the site. Without a build it has no pages.
 *
 * @throws Error when a file does not hold what it should
 */
export function readBuiltSite(directory = SITE_DIRECTORY): BuiltSite {
  const file = join(directory, 'inline-hashes.json');
  const hashes: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  if (!isHashes(hashes)) throw new Error(`${file} does not hold a list of hashes.`);
  return { routes: readSiteRoutes(directory), inlineHashes: hashes };
}

function isHashes(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((hash) => /^sha256-[\w+/]+=*$/.test(String(hash)));
}

/**
 * Returns the addresses of all pages. Without a build there are none.
 *
 * @throws Error when the file does not hold lists of paths.
 */
export function readSiteRoutes(directory = SITE_DIRECTORY): SiteRoutes {
  const file = join(directory, 'site-routes.json');
  if (!existsSync(file)) {
    console.warn('The site is not built (npm run build): synthesizing without pages.');
    return { prerendered: [], shell: [], shared: [], modules: {}, files: [] };
  }
  const routes = JSON.parse(readFileSync(file, 'utf8')) as Partial<SiteRoutes>;
  const { prerendered, shell, shared, modules, files } = routes;
  if (
    !isPaths(prerendered) ||
    !isPaths(shell) ||
    !isPaths(shared) ||
    !isPaths(files) ||
    !isPaths(Object.keys(modules ?? {})) ||
    modules === undefined
  ) {
    throw new Error(`${file} does not hold lists of paths.`);
  }
  return { prerendered, shell, shared, modules, files };
}

function isPaths(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((path) => String(path).startsWith('/'));
}

/**
 * Returns the files of the built site in upload order: assets before the pages that refer to them.
 *
 * @throws Error when the site is not built completely, or a file has an unknown type.
 */
export function siteFiles(directory = SITE_DIRECTORY): SiteFile[] {
  if (!existsSync(join(directory, 'index.html'))) {
    throw new Error('The site is not built: run "npm run build".');
  }
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => join(directory, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => relative(directory, path).split(sep).join('/'))
    .filter((name) => !NOT_UPLOADED.test(name));
  const built = new Set(names);
  const isCompressedForm = (name: string) =>
    name.endsWith(COMPRESSED) && built.has(name.slice(0, -COMPRESSED.length));
  const forms = names.filter((name) => !isCompressedForm(name)).flatMap(storedForms);
  for (const { source } of forms) {
    if (!built.has(source)) throw new Error(`The site build is incomplete: ${source} is missing.`);
  }
  const files = forms.map((form) => siteFile(form, directory));
  const keys = new Set(files.map((file) => `/${file.key}`));
  for (const page of readSiteRoutes(directory).prerendered) {
    const file = page === '/' ? '/index.html' : `${page}/index.html`;
    if (!keys.has(file)) throw new Error(`The site build is incomplete: ${file} is missing.`);
  }
  const rank = ({ key }: SiteFile) =>
    key.endsWith('.html') ? 2 : key.startsWith('assets/') ? 0 : 1;
  return files.toSorted((a, b) => rank(a) - rank(b) || a.key.localeCompare(b.key));
}

function siteFile({ key, name, source, encoding }: StoredForm, directory: string): SiteFile {
  const contentType = CONTENT_TYPES[extname(name).toLowerCase()];
  if (!contentType) throw new Error(`The site file ${name} has an unknown content type.`);
  return {
    key,
    path: join(directory, source),
    contentType,
    contentEncoding: encoding,
    cacheControl: cacheControl(`/${key}`),
    status: storedStatus(`/${key}`),
  };
}
