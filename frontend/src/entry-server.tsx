import { dehydrate } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { type Page, pages } from './app/pages.ts';
import { type CatalogData, fillCache, freeModuleOf } from './app/prerendering/catalog-data.ts';
import { Providers } from './app/startup/providers.tsx';
import { createAppRouter } from './app/startup/router.ts';
import { TEAMS_FILE } from './features/marketing/teams-file.ts';
import { teamsPdf } from './features/marketing/teams-pdf.ts';
import type { PdfFonts } from './lib/pdf/pdf-fonts.ts';
import { createQueryClient } from './lib/query-client.ts';
import { fontFiles, quoteFontFile } from './ui/theme/font-files.ts';
import fontStyles from './ui/theme/fonts.css?inline';
import siteStyles from './ui/theme/styles.css?inline';

export { fontFiles, pages, quoteFontFile };

/** The styles that documents of the app contain; public pages link them. */
export const styles = fontStyles + siteStyles;

/** A document to prerender. */
export interface PageDocument {
  page: Page;
  /** The path that the document answers: `/course/14/play`. */
  path: string;
  courseId?: number;
  /** The module that the query of the address names. Each has a document of its own. */
  module?: string;
}

/** Returns every document of a page. */
export function documentsOf(page: Page, data: CatalogData): PageDocument[] {
  if (page.kind === 'app') return [];
  // A parameter that may be absent is one that the document's script reads.
  if (!page.each) return [{ page, path: page.path.replace(/\/\{-\$\w+\}$/, '') }];
  return data.courses
    .filter(({ id }) => page.each !== 'free-module' || freeModuleOf(data, id))
    .flatMap(({ id }) => {
      const document = { page, path: page.path.replace('$courseId', String(id)), courseId: id };
      const modules = page.each === 'module' ? (data.modules[id] ?? []) : [];
      return [document, ...modules.map((module) => ({ ...document, module: module.id }))];
    });
}

export interface RenderedPage {
  /** Title, description and other metadata. */
  head: string;
  html: string;
  /** Dehydrated query cache as JSON. */
  state: string;
}

/** Renders an address with what the catalog knows of it. Throws when a component does. */
export async function renderPage(
  { page, path, courseId = 0, module }: Omit<PageDocument, 'page'> & { page?: Page },
  data: CatalogData,
): Promise<RenderedPage> {
  const queryClient = createQueryClient();
  if (page) fillCache(queryClient, page, courseId, data);
  const address = module === undefined ? path : `${path}?module=${module}`;
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  const markup = renderToString(<Providers queryClient={queryClient} router={router} />);
  // React writes the page's metadata in front of the page; it belongs into the head.
  const start = markup.indexOf(PAGE_START);
  if (start === -1 || markup.includes(FAILED_BOUNDARY)) throw new Error(`${path} did not render`);
  return {
    head: markup.slice(0, start),
    html: markup.slice(start),
    state: JSON.stringify(dehydrate(queryClient)),
  };
}

const PAGE_START = '<div id="page"';
/** What React leaves for the browser to render again where a component threw. */
const FAILED_BOUNDARY = '<!--$!-->';

/** Returns the document about teams, and its address. */
export async function renderTeamsFile(
  data: CatalogData,
  fonts: PdfFonts,
): Promise<{ path: string; content: Uint8Array }> {
  const pdf = await teamsPdf(fonts, data.tiers);
  return { path: TEAMS_FILE, content: new Uint8Array(await pdf.arrayBuffer()) };
}
