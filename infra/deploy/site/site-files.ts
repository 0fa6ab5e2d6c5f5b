import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { cacheControl } from '#edge/cache-headers.ts';

/** Output folder of the site build. */
export const SITE_DIRECTORY = join(import.meta.dirname, '../../../frontend/dist');

/** The list of prerendered pages is for the deployment, not for visitors; `.vite` is for the build. */
const NOT_UPLOADED = /^(prerendered\.json|config\.json|\.vite\/.*)$/;

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
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.pdf': 'application/pdf',
  '.icc': 'application/vnd.iccprofile',
};

export interface SiteFile {
  /** Key in the bucket, without a leading slash. */
  key: string;
  path: string;
  contentType: string;
  cacheControl: string;
}

/**
 * Returns the prerendered pages. Without a build there are none, and every address gets the shell.
 *
 * @throws Error when the manifest is not a list of paths.
 */
export function readPrerendered(directory = SITE_DIRECTORY): string[] {
  const manifest = join(directory, 'prerendered.json');
  if (!existsSync(manifest)) {
    console.warn('The site is not built (npm run build): synthesizing without prerendered pages.');
    return [];
  }
  const paths: unknown = JSON.parse(readFileSync(manifest, 'utf8'));
  if (!Array.isArray(paths) || !paths.every((path) => String(path).startsWith('/'))) {
    throw new Error(`${manifest} is not a list of paths.`);
  }
  return paths as string[];
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
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => join(directory, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => ({ key: relative(directory, path).split(sep).join('/'), path }))
    .filter(({ key }) => !NOT_UPLOADED.test(key))
    .map((file) => siteFile(file.key, file.path));
  const keys = new Set(files.map((file) => `/${file.key}`));
  for (const page of readPrerendered(directory)) {
    const file = page === '/' ? '/index.html' : `${page}/index.html`;
    if (!keys.has(file)) throw new Error(`The site build is incomplete: ${file} is missing.`);
  }
  const rank = ({ key }: SiteFile) =>
    key.endsWith('.html') ? 2 : key.startsWith('assets/') ? 0 : 1;
  return files.toSorted((a, b) => rank(a) - rank(b) || a.key.localeCompare(b.key));
}

function siteFile(key: string, path: string): SiteFile {
  const contentType = CONTENT_TYPES[extname(key).toLowerCase()];
  if (!contentType) throw new Error(`The site file ${key} has an unknown content type.`);
  return { key, path, contentType, cacheControl: cacheControl(`/${key}`) };
}
