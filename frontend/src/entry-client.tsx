import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { markPageReady } from './app/startup/early-click.ts';
import { Providers } from './app/startup/providers.tsx';
import { reloadWhenOutdated } from './app/startup/reload-when-outdated.ts';
import { createAppRouter } from './app/startup/router.ts';
import { createStyleCache } from './app/startup/style-cache.ts';
import { createQueryClient } from './lib/query-client.ts';
import './theme/fonts.css';

reloadWhenOutdated();
const root = document.getElementById('root')!;
const queryClient = createQueryClient();
const state = document.getElementById('query-state')?.textContent;
if (state) hydrate(queryClient, JSON.parse(state) as DehydratedState);

const router = createAppRouter(queryClient);
const page = <Providers styles={createStyleCache()} queryClient={queryClient} router={router} />;

// A prerendered page is taken over only at its own address; the shell, and a page served for another path, start afresh.
if (root.dataset['path'] === location.pathname) {
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
