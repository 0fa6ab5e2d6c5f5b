import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { markPageReady } from './app/startup/early-click.ts';
import { watchFirstPage } from './app/startup/open-document.ts';
import { Providers } from './app/startup/providers.tsx';
import { createAppRouter } from './app/startup/router.ts';
import { earlyAnswersSettled } from './lib/early-answers.ts';
import { createQueryClient } from './lib/query-client.ts';
import { reloadWhenOutdated } from './lib/reload-when-outdated.ts';
import { allowTrustedScripts } from './lib/trusted-types.ts';
import { listenForActions } from './page-script/actions.ts';
import { frameActions, watchFrame } from './page-script/frame/frame-actions.ts';
import './theme/styles.css';

allowTrustedScripts();
reloadWhenOutdated();
const root = document.getElementById('root') ?? placeOfApp();
const queryClient = createQueryClient();
const state = document.getElementById('query-state')?.textContent;
if (state) hydrate(queryClient, JSON.parse(state) as DehydratedState);

const router = createAppRouter(queryClient);
watchFirstPage(router);
listenForActions(frameActions);
watchFrame();
const page = <Providers queryClient={queryClient} router={router} />;

// Tells the router that the server rendered: both then build the same Suspense boundaries.
router.ssr = { manifest: undefined };
const ready = Promise.allSettled([router.load(), earlyAnswersSettled()]);
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

/** Returns whether React may take the prerendered page over: the sign-in page, in its ordinary form. Everything else is replaced. */
function isOwnPage(): boolean {
  const { pathname, search } = router.state.location;
  return root.dataset['path'] === pathname && !('mode' in search);
}

/** Empties the 404 page, which the app takes over for a course that was published after the site was built. */
function placeOfApp(): HTMLElement {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  return place;
}
