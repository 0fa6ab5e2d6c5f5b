import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type ParsedLocation, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from '../routeTree.gen.ts';

/** Creates the router for the browser and for prerendering, which passes a `history`. */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { queryClient },
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // Removes from the address what no route accepts: `useSearch` adds the unread address to the accepted values otherwise.
    search: { strict: true },
    // On the server, it would emit an inline script, which the security policy forbids.
    scrollRestoration: typeof document !== 'undefined' && createScrollRestoration(),
  });
}

/**
 * Restores the scroll position of every page. The first one can be read before React renders it, so its position is restored only after a
 * reload or for an address with a hash, and never when the reader has scrolled. To read `scrollY`, the browser has to lay out the page.
 */
function createScrollRestoration() {
  let isFirstPage = true;
  return ({ location }: { location: ParsedLocation }) => {
    if (!isFirstPage) return true;
    isFirstPage = false;
    return (isLoadedAgain() || location.hash !== '') && window.scrollY === 0;
  };
}

function isLoadedAgain(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type !== 'navigate';
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
