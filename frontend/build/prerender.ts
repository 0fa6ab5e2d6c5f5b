/**
 * Command: completes the build of the site in `dist`: a document for each page, `_shell.html` for pages without one, `404.html`, the
 * service worker, what search engines and previews of links read, the licenses, and the lists that the deployment and the tests read.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressAssets } from './compress-assets.ts';
import { courseObjects } from './course-objects.ts';
import { SiteDiscovery } from './discovery/discover-site.ts';
import type { Catalog } from '../src/app/discovery/discovered-page.ts';
import { inlineHashes } from './inline-hashes.ts';
import { filesOf, readManifest, routeKey } from './manifest.ts';
import { NAME_FONT_PACKAGES } from './name-fonts.ts';
import { pageDocument, type RenderedPage } from './page-document.ts';
import { appBuild, WORKER_PACKAGES, workerScript } from './service-worker.ts';
import { filePaths, isForIds, siteRoutes } from './site-routes.ts';
import { bundledPackages, licensesText } from './third-party-licenses.ts';

/** What `src/entry-server.tsx` exports. */
interface ServerBuild {
  fontFiles: readonly string[];
  styles: string;
  quoteFontFile: string;
  pages: readonly Page[];
  documentsOf: (page: Page, catalog: Catalog) => PageDocument[];
  renderPage: (document: Partial<PageDocument>, catalog: Catalog) => Promise<RenderedPage>;
  renderTeamsFile: (
    catalog: Catalog,
    fonts: { sans: Uint8Array; serif: Uint8Array },
  ) => Promise<{ path: string; content: Uint8Array }>;
}

interface Page {
  kind: 'public' | 'form' | 'shell' | 'app';
  path: string;
  file: string;
  offline?: boolean;
  module?: string;
  textFirst?: boolean;
  readsConfig?: boolean;
  startsWithQuote?: boolean;
}

interface PageDocument {
  page: Page;
  path: string;
  module?: string;
}

const NOT_FOUND = '/404';
/** Any address of a page that has no document. */
const SHELL = '/course/0/resources/0';
const CONFIG = '<link rel="preload" as="fetch" href="/config.json" crossorigin />';
/** The modules that the entry of the app starts with. */
const APP = 'src/app/startup/start-app.tsx';
const FIRST_TEXT = 'src/app/startup/first-text.tsx';

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
const { documentsOf, fontFiles, pages, quoteFontFile, renderPage, renderTeamsFile, styles } =
  (await import(pathToFileURL(serverBuild).href)) as ServerBuild;
const templates = {
  app: await readFile(join(dist, 'index.html'), 'utf8'),
  public: await readFile(join(dist, 'public.html'), 'utf8'),
};
const manifest = readManifest(dist);
const fontPreload = (href: string) =>
  `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin />`;
const fonts = fontFiles.map(fontPreload).join('');
const hashes = new Set<string>();
const discovery = new SiteDiscovery(catalog, pages);

const documents = pages.flatMap((page) => documentsOf(page, catalog));
for (const document of documents) {
  const { page, path, module = '' } = document;
  const rendered = await renderPage(document, catalog);
  const file = join(path.slice(1), module, 'index.html');
  if (page.kind === 'public') {
    const start = { kind: 'public', name: 'page', route: page.path } as const;
    const completed = await discovery.complete(rendered);
    const quote = page.startsWithQuote ? fontPreload(quoteFontFile) : '';
    const own = page.module ? preloadsOf([page.module], templates.public) : '';
    const html = pageDocument(templates.public, start, completed, fonts + quote + own, styles);
    await write(file, html);
    // The edge serves it for what can't be an id, because it takes the status from the file.
    if (isForIds(page.path)) await write(join(path.slice(1), '404.html'), html);
  } else {
    const start =
      page.kind === 'form' ? ({ kind: 'form', path } as const) : ({ kind: 'shell' } as const);
    const started = page.textFirst && module ? [FIRST_TEXT] : [APP, routeKey(manifest, page.file)];
    const config = page.readsConfig ? CONFIG : '';
    const preloads = fonts + config + preloadsOf(started, templates.app);
    await write(file, pageDocument(templates.app, start, rendered, preloads, styles));
  }
}
const notFound = await renderPage({ path: NOT_FOUND }, catalog);
const notFoundStart = { kind: 'public', name: 'not-found' } as const;
await write('404.html', pageDocument(templates.public, notFoundStart, notFound, fonts, styles));
const renderedShell = await renderPage({ path: SHELL }, catalog);
const shell = pageDocument(
  templates.app,
  { kind: 'shell' },
  renderedShell,
  fonts + preloadsOf([APP], templates.app),
  styles,
);
await write('_shell.html', shell);

const offlineRoutes = pages.filter(({ offline }) => offline).map(({ file }) => file);
const worker = appBuild(manifest, { path: SHELL, html: shell }, offlineRoutes);
await write('sw.js', await workerScript(worker));
const teamsFile = await renderTeamsFile(catalog, {
  sans: await fontOf('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  serif: await fontOf('@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
});
await write(teamsFile.path.slice(1), teamsFile.content);
await write('course-objects.svg', courseObjects());
for (const file of await discovery.files()) await write(file.path, file.content);
const packages = bundledPackages(dist, join(root, '../node_modules'), [
  ...NAME_FONT_PACKAGES,
  ...WORKER_PACKAGES,
]);
await write('licenses.txt', licensesText(packages));

const routes = siteRoutes(pages, documents, filePaths(await namesOfFiles()));
await write('site-routes.json', JSON.stringify(routes));
await write('inline-hashes.json', JSON.stringify([...hashes].toSorted()));
await write('.vite/pages.json', JSON.stringify(visitedPages(), undefined, 2));
await compressAssets(dist);
await rm(join(dist, 'public.html'));
console.log(`Prerendered ${documents.length + 2} documents of ${pages.length} pages`);

/** Returns one address of each page, for the tests that visit all pages. */
function visitedPages(): { path: string; kind: string; offline: boolean }[] {
  return pages.map(({ path, kind, offline = false }) => ({
    path: documents.find(({ page }) => page.path === path)?.path ?? path,
    kind,
    offline,
  }));
}

/** Links to the scripts of source files that a template does not name: otherwise the browser finds them only when it runs the first. */
function preloadsOf(keys: readonly string[], template: string): string {
  return [...new Set(keys.flatMap((key) => filesOf(manifest, key)))]
    .filter((file) => !template.includes(`"${file}"`))
    .map((href) => `<link rel="modulepreload" href="${href}" crossorigin />`)
    .join('');
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
    for (const hash of inlineHashes(content)) hashes.add(hash);
  const target = join(dist, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}
