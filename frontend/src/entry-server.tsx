import { dehydrate } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import {
  type CatalogData,
  catalogPages,
  GENERIC_SHELL,
  hydratedPages,
  seedCatalog,
  shellPages,
} from './app/startup/prerendered-pages.ts';
import { NOT_FOUND_PATH } from './app/startup/not-found-path.ts';
import { Providers } from './app/startup/providers.tsx';
import { createAppRouter } from './app/startup/router.ts';
import { TEAMS_FILE } from './features/marketing/teams-file.ts';
import { teamsPdf } from './features/marketing/teams-pdf.ts';
import type { PdfFonts } from './lib/pdf/pdf-fonts.ts';
import { createQueryClient } from './lib/query-client.ts';
import { fontFiles } from './ui/theme/font-files.ts';

export { catalogPages, fontFiles, GENERIC_SHELL as genericShell, hydratedPages, shellPages };
export const notFoundPath = NOT_FOUND_PATH;

/** Returns the document about teams, and its address. */
export async function renderTeamsFile(data: CatalogData, fonts: PdfFonts): Promise<BuiltFile> {
  const pdf = await teamsPdf(fonts, data.tiers);
  return { path: TEAMS_FILE, content: new Uint8Array(await pdf.arrayBuffer()) };
}

export interface BuiltFile {
  path: string;
  content: Uint8Array;
}

/** Every path of the router, such as `/course/$courseId/play`. */
export const routePaths = Object.keys(
  createAppRouter(createQueryClient(), createMemoryHistory()).routesByPath,
);

export interface RenderedPage {
  /** Title, description and other metadata. */
  head: string;
  html: string;
  /** Dehydrated query cache as JSON. */
  state: string;
}

/** Renders one public page with the answers its calls would have got. Throws when a component does. */
export async function renderPage(path: string, data: CatalogData): Promise<RenderedPage> {
  const queryClient = createQueryClient();
  seedCatalog(queryClient, path, data);
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter(queryClient, history);
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
