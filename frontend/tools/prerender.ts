/** Writes the public pages as HTML to `dist`, with `_shell.html` for all other pages, `404.html`, a list of all addresses, the hashes of the
 * scripts inside the pages, and the licenses of the bundled packages. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inlineScriptHashes } from './inline-script-hashes.ts';
import { pageDocument, type PageParts, publicDocument, shellDocument } from './page-document.ts';
import { pageScript } from './page-script.ts';
import { routeChunks } from './route-chunks.ts';
import { siteRoutes } from './site-routes.ts';
import { siteStyles } from './site-styles.ts';
import { NAME_FONT_PACKAGES } from '../vite/name-fonts.ts';
import { bundledPackages, licensesText } from './third-party-licenses.ts';
import { verifyDocument } from './verify-document.ts';

interface ServerBuild {
  fontFiles: string[];
  notFoundPath: string;
  routePaths: string[];
  catalogPages: (data: unknown) => string[];
  hydratedPages: readonly string[];
  shellPages: (data: unknown) => string[];
  genericShell: string;
  renderPage: (path: string, data: unknown) => Promise<PageParts>;
}

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const serverBuild = join(root, '../node_modules/.cache/frontend-server/entry-server.js');
const catalogFile =
  process.env['CATALOG_FILE'] ?? join(root, '../functions/dist/content/catalog.json');

const catalog: unknown = JSON.parse(
  await readFile(catalogFile, 'utf8').catch(() => {
    throw new Error(`${catalogFile} is missing. Run "npm run content:build" first.`);
  }),
);
const build = (await import(pathToFileURL(serverBuild).href)) as ServerBuild;
const template = await readFile(join(dist, 'index.html'), 'utf8');
const chunks = await routeChunks(dist);
const script = pageScript(dist);
const styles = await siteStyles(dist, template);

const fonts = build.fontFiles
  .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin />`)
  .join('');

const scriptHashes = new Set<string>();
const pages = build.catalogPages(catalog);
for (const path of pages) {
  const page = await build.renderPage(path, catalog);
  const kind = path === build.notFoundPath ? 'not-found' : 'page';
  await write(fileOf(path), publicDocument(template, kind, page, fonts, script.tags, styles));
}
for (const path of build.hydratedPages) {
  const page = await build.renderPage(path, catalog);
  await write(fileOf(path), pageDocument(template, path, page, fonts + preloadsOf(path), styles));
}
const shells = build.shellPages(catalog);
for (const path of shells) {
  const page = await build.renderPage(path, catalog);
  await write(fileOf(path), shellDocument(template, page, fonts + preloadsOf(path), styles));
}
const genericShell = await build.renderPage(build.genericShell, catalog);
await write('_shell.html', shellDocument(template, genericShell, fonts, styles));
const verifyBuild = await readFile(join(dist, 'verify.html'), 'utf8');
await write(
  'verify/index.html',
  verifyDocument(verifyBuild, fonts, pageScript(dist, 'verify.html')),
);
await rm(join(dist, 'verify.html'));
const all = [...pages, ...build.hydratedPages, ...shells];
const prerendered = all.filter((path) => path !== build.notFoundPath);
await write(
  'site-routes.json',
  JSON.stringify(siteRoutes(build.routePaths, [...prerendered, '/verify'], ['/verify/*'])),
);
await write('inline-scripts.json', JSON.stringify([...scriptHashes].toSorted()));

const packages = bundledPackages(dist, join(root, '../node_modules'), NAME_FONT_PACKAGES);
await write('licenses.txt', licensesText(packages));
console.log(`Prerendered ${pages.length} pages and ${shells.length + 1} shells`);

function preloadsOf(path: string): string {
  return chunks(path)
    .map((href) => `<link rel="modulepreload" href="${href}" crossorigin />`)
    .join('');
}

function fileOf(path: string): string {
  return path === build.notFoundPath ? '404.html' : join(path.slice(1), 'index.html');
}

async function write(file: string, content: string): Promise<void> {
  if (file.endsWith('.html'))
    for (const hash of inlineScriptHashes(content)) scriptHashes.add(hash);
  const target = join(dist, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}
