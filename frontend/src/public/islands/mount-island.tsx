import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { newPlace, renderIsland } from './island-roots.ts';
import { pageQueries } from './page-queries.ts';

/** Mounts React content on a page that starts without it: forms and dialogs. By default at the end of the page. */
export function mountIsland(content: ReactNode, place: HTMLElement = newPlace()): void {
  // The components' links need a router. It only writes their addresses: each link is a page load.
  const router = createRouter({
    routeTree: createRootRoute({
      staticData: { page: null },
      component: () => content,
      notFoundComponent: () => content,
    }),
    history: createMemoryHistory({ initialEntries: [location.pathname] }),
  });
  renderIsland(
    <QueryClientProvider client={pageQueries}>
      <div style={{ display: 'contents' }} onClickCapture={followLinks}>
        <RouterProvider router={router as never} />
      </div>
    </QueryClientProvider>,
    place,
  );
}

/** Leaves a click on a link to the browser: the router must not handle it. */
function followLinks(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (link && !link.closest('[data-do]')) event.stopPropagation();
}
