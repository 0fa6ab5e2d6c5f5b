/** Writes the public pages as HTML to `dist`, with `_shell.html` for all other pages, `404.html`, the service worker, what search engines and
 * previews of links read, a list of all addresses, the hashes of the scripts inside the pages, the licenses of the bundled packages, and
 * the compressed forms of scripts and styles. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressAssets } from './compress-assets.ts';
import { SiteDiscovery } from './discovery/discover-site.ts';
import type { Catalog } from './discovery/discovered-page.ts';
import { inlineScriptHashes } from './inline-script-hashes.ts';
import { pageDocument, type PageParts, publicDocument, shellDocument } from './page-document.ts';
import { pageScript } from './page-script.ts';
import { routeChunks } from './route-chunks.ts';
import { appBuild, readManifest, WORKER_PACKAGES, workerScript } from './service-worker.ts';
import { filePaths, siteRoutes } from './site-routes.ts';
import { siteStyles } from './site-styles.ts';
import { inlineScript } from '../vite/inline-scripts.ts';
import { NAME_FONT_PACKAGES } from '../vite/name-fonts.ts';
import { bundledPackages, licensesText } from './third-party-licenses.ts';

interface ServerBuild {
  fontFiles: string[];
  notFoundPath: string;
  routePaths: string[];
  catalogPages: (data: unknown) => string[];
  hydratedPages: readonly string[];
  shellPages: (data: unknown) => string[];
  genericShell: string;
  renderPage: (path: string, data: unknown) => Promise<PageParts>;
  renderTeamsFile: (
    data: unknown,
    fonts: { sans: Uint8Array; serif: Uint8Array },
  ) => Promise<{ path: string; content: Uint8Array }>;
}

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const serverBuild = join(root, '../node_modules/.cache/frontend-server/entry-server.js');
const catalogFile =
  process.env['CATALOG_FILE'] ?? join(root, '../functions/dist/content/catalog.json');

const catalog = JSON.parse(
  await readFile(catalogFile, 'utf8').catch(() => {
    throw new Error(`${catalogFile} is missing. Run "npm run content:build" first.`);
  }),
) as Catalog;
const build = (await import(pathToFileURL(serverBuild).href)) as ServerBuild;
const template = await readFile(join(dist, 'index.html'), 'utf8');
const chunks = await routeChunks(dist, template);
const script = pageScript(dist);
/** What `/verify` loads with the script of public pages, and what it starts before. */
const verify = {
  head: inlineScript('early-certificate'),
  tags: pageScript(dist, 'src/public/verify/verify.ts').preloads(script.files),
};
const styles = await siteStyles(dist, template);

const fonts = build.fontFiles
  .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin />`)
  .join('');

const scriptHashes = new Set<string>();
const discovery = new SiteDiscovery(catalog);
const pages = build.catalogPages(catalog);
for (const path of pages) {
  const page = await discovery.complete(await build.renderPage(path, catalog));
  const kind = path === build.notFoundPath ? 'not-found' : 'page';
  const isVerify = path === '/verify';
  const parts = isVerify ? { ...page, head: verify.head + page.head } : page;
  const tags = isVerify ? script.tags + verify.tags : script.tags;
  await write(fileOf(path), publicDocument(template, kind, parts, fonts, tags, styles));
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
const teamsFile = await build.renderTeamsFile(catalog, {
  sans: await fontOf('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  serif: await fontOf('@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
});
await write(teamsFile.path.slice(1), teamsFile.content);
const genericShell = await build.renderPage(build.genericShell, catalog);
const shell = shellDocument(template, genericShell, fonts + preloadsOf(build.genericShell), styles);
await write('_shell.html', shell);
const workerBuild = appBuild(readManifest(dist), { path: build.genericShell, html: shell });
await write('sw.js', await workerScript(workerBuild));
const all = [...pages, ...build.hydratedPages, ...shells];
const prerendered = all.filter((path) => path !== build.notFoundPath);
for (const file of await discovery.files()) await write(file.path, file.content);

const packages = bundledPackages(dist, join(root, '../node_modules'), [
  ...NAME_FONT_PACKAGES,
  ...WORKER_PACKAGES,
]);
await write('licenses.txt', licensesText(packages));

const files = filePaths(await namesOfFiles());
await write(
  'site-routes.json',
  JSON.stringify(siteRoutes(build.routePaths, prerendered, { shared: ['/verify/*'], files })),
);
await write('inline-scripts.json', JSON.stringify([...scriptHashes].toSorted()));
await compressAssets(dist);
console.log(`Prerendered ${pages.length} pages and ${shells.length + 1} shells`);

function preloadsOf(path: string): string {
  return chunks(path)
    .map((href) => `<link rel="modulepreload" href="${href}" crossorigin />`)
    .join('');
}

function fileOf(path: string): string {
  return path === build.notFoundPath ? '404.html' : join(path.slice(1), 'index.html');
}

async function namesOfFiles(): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)));
}

/** Reads a complete font, as PDF files need it. */
async function fontOf(path: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(createRequire(import.meta.url).resolve(path)));
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  if (typeof content === 'string' && file.endsWith('.html'))
    for (const hash of inlineScriptHashes(content)) scriptHashes.add(hash);
  const target = join(dist, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}
