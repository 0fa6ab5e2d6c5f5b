import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { markPageReady } from './early-click.ts';
import { watchFirstPage } from './open-document.ts';
import { Providers } from './providers.tsx';
import { createAppRouter } from './router.ts';
import { findPage } from '../pages.ts';
import { adoptEarlyResponses } from '#lib/early-responses.ts';
import { watchInstallOffer } from '#lib/install/install-offer.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { reloadWhenOutdated } from '#lib/reload-when-outdated.ts';
import { reportSignIn } from '#lib/session/record-sign-in.ts';
import { readSession } from '#lib/session/session-store.ts';
import { readFirst } from '#queries/first-queries.ts';
import { sampleVisit } from '#lib/web-vitals/sample-visit.ts';
import { allowTrustedScripts } from '#lib/trusted-types.ts';
import { listenForClicks } from '#public/click-actions.ts';
import { frameActions, watchMenu } from '#public/frame/frame-actions.ts';

allowTrustedScripts();
reloadWhenOutdated();
watchInstallOffer();
const root = document.getElementById('root') ?? placeOfApp();
const queryClient = createQueryClient();
const state = document.getElementById('query-state')?.textContent;
if (state) hydrate(queryClient, JSON.parse(state) as DehydratedState);

const router = createAppRouter(queryClient);
watchFirstPage(router);
listenForClicks(frameActions);
watchMenu();
const page = <Providers queryClient={queryClient} router={router} />;

// Tells the router that the server rendered: both then build the same Suspense boundaries.
router.ssr = { manifest: undefined };
void start();
void reportSignIn();
sampleVisit(findPage(location.pathname)?.path);

async function start(): Promise<void> {
  await Promise.allSettled([router.load(), readFirstQueries()]);
  markPageReady();
  if (isOwnPage()) {
    startTransition(() => {
      hydrateRoot(root, page, {
        onRecoverableError: (error) => console.error('Hydration did not match', error),
      });
    });
  } else {
    replaceServedTitle();
    // What was served stays until React has the whole page, and goes in the same frame: nothing flashes and nothing moves.
    startTransition(() => createRoot(root).render(page));
  }
}

/** Reads what the page shows first, so that no placeholder of React's takes the place of what the shell shows already. */
function readFirstQueries(): Promise<void> {
  return adoptEarlyResponses(queryClient, async () => {
    const session = readSession();
    const page = findPage(location.pathname);
    if (session.status !== 'signed-in' || !page?.firstCalls) return;
    const search = new URLSearchParams(location.search);
    const calls = page.firstCalls({ learnerId: session.learner.id, params: page.params, search });
    await Promise.all(calls.map((call) => readFirst(queryClient, call)));
  });
}

/** Returns whether React may take the prerendered page over: the sign-in page, in its ordinary form, as it was served. */
function isOwnPage(): boolean {
  const { pathname, search } = router.state.location;
  const isUnchanged = readSession().status === 'signed-out';
  return isUnchanged && root.dataset['path'] === pathname && !('mode' in search);
}

/** Removes the served title, which may belong to another page, as soon as React has added the right one: no moment is without a title. */
function replaceServedTitle(): void {
  const served = document.head.querySelector('title');
  const observer = new MutationObserver(() => {
    if (document.head.querySelectorAll('title').length < 2) return;
    observer.disconnect();
    served?.remove();
  });
  if (served) observer.observe(document.head, { childList: true });
}

/** Empties the 404 page, which the app takes over for a course that was published after the site was built. */
function placeOfApp(): HTMLElement {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  return place;
}
