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
import { earlyAnswersSettled } from './lib/early-answers.ts';
import { createQueryClient } from './lib/query-client.ts';
import { readSession } from './lib/session/session-store.ts';

allowTrustedScripts();
reloadWhenOutdated();
const root = document.getElementById('root')!;
const queryClient = createQueryClient();
const state = document.getElementById('query-state')?.textContent;
if (state) hydrate(queryClient, JSON.parse(state) as DehydratedState);

const router = createAppRouter(queryClient);
const page = <Providers styles={createStyleCache()} queryClient={queryClient} router={router} />;

// Tells the router that the server rendered: both then build the same Suspense boundaries.
router.ssr = { manifest: undefined };
const ready = Promise.allSettled([router.load(), earlyAnswersSettled(), loadLearnerMenu()]);
void ready.then(() => {
  markPageReady();
  if (isOwnPage()) {
    startTransition(() => {
      hydrateRoot(root, page, {
        onRecoverableError: (error) => console.error('Hydration did not match', error),
      });
    });
  } else {
    // The served title belongs to another page; React adds the right one.
    document.querySelector('title')?.remove();
    // What was served stays until React has the whole page, and goes in the same frame: nothing flashes and nothing moves.
    startTransition(() => createRoot(root).render(page));
  }
});

/**
 * Returns whether React may take the prerendered page over: only at its own address, and the 404 page at every address without a route.
 * A shell, a page served for another path, and another form of the sign-in page are replaced.
 */
function isOwnPage(): boolean {
  const { pathname, search } = router.state.location;
  const isUnknownAddress = router.getMatchedRoutes(pathname)[2] === undefined;
  const own = isUnknownAddress ? NOT_FOUND_PATH : pathname;
  return root.dataset['path'] === own && !(own === '/login' && 'mode' in search);
}

/** Loads the menu in the header, so that the first render has it. */
async function loadLearnerMenu(): Promise<void> {
  if (readSession().status === 'signed-in') await import('./app/frame/learner-menu.tsx');
}
