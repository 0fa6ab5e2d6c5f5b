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
    scrollRestoration: typeof document !== 'undefined',
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
