import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { markPageReady } from './app/startup/early-click.ts';
import { NOT_FOUND_PATH } from './app/startup/not-found-path.ts';
import { Providers } from './app/startup/providers.tsx';
import { reloadWhenOutdated } from './app/startup/reload-when-outdated.ts';
import { createAppRouter } from './app/startup/router.ts';
import { createStyleCache } from './app/startup/style-cache.ts';
import { allowTrustedScripts } from './app/startup/trusted-types.ts';
import { createQueryClient } from './lib/query-client.ts';

allowTrustedScripts();
reloadWhenOutdated();
const root = document.getElementById('root')!;
const queryClient = createQueryClient();
const state = document.getElementById('query-state')?.textContent;
if (state) hydrate(queryClient, JSON.parse(state) as DehydratedState);

const router = createAppRouter(queryClient);
const page = <Providers styles={createStyleCache()} queryClient={queryClient} router={router} />;

// A prerendered page is taken over only at its own address, and the 404 page at every address without a route. The shell, and a page
// served for another path, start afresh.
const isUnknownAddress = router.getMatchedRoutes(location.pathname)[2] === undefined;
const isOwnPage = root.dataset['path'] === (isUnknownAddress ? NOT_FOUND_PATH : location.pathname);
if (isOwnPage) {
  // Tells the router that the server rendered: both then build the same Suspense boundaries.
  router.ssr = { manifest: undefined };
  void router.load().then(() => {
    markPageReady();
    startTransition(() => {
      hydrateRoot(root, page, {
        onRecoverableError: (error) => console.error('Hydration did not match', error),
      });
    });
  });
} else {
  root.replaceChildren();
  // The served title belongs to another page; React adds the right one.
  document.querySelector('title')?.remove();
  markPageReady();
  createRoot(root).render(page);
}
