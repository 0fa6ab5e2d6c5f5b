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
 * Restores the position of every page but the first one, which can be read and scrolled before it is hydrated: that one only when it is
 * loaded again and nobody has scrolled it, or when its address names a place. Otherwise the browser would lay it out twice for nothing.
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
