import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
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
 * Restores the position of every page but one: a prerendered page can be read, and scrolled, before it is hydrated, and must stay where the
 * reader is.
 */
function createScrollRestoration() {
  let isFirstPage = true;
  return () => {
    const isBeingRead = isFirstPage && window.scrollY > 0;
    isFirstPage = false;
    return !isBeingRead;
  };
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
