import '#ui/theme/fonts.css';
import '#ui/theme/styles.css';
import { reloadWhenOutdated } from '#lib/reload-when-outdated.ts';
import { signedInLearner } from '#lib/session/session-store.ts';
import { allowTrustedScripts } from '#lib/trusted-types.ts';
import { sampleVisit } from '#lib/web-vitals/sample-visit.ts';
import { moveAmongTabs } from '#ui/move-among-tabs.ts';
import { adaptPage } from './adapt-page.ts';
import { listenForClicks } from './click-actions.ts';
import { searching, watchSearchKeys } from './frame/search.ts';
import { openTabOfAddress } from './course/tabs.ts';
import { frameActions, watchConnection, watchMenu } from './frame/frame-actions.ts';
import { showLearner } from './frame/show-learner.ts';
import { showTooltips } from './frame/tooltips.ts';
import { pageActions } from './page-actions.ts';

/** A course that was published after the build has no page: on the 404 page at its address, the app renders it. */
const isUnbuilt =
  document.body.dataset['page'] === 'not-found' &&
  /^\/courses?\/\d+(\/preview)?\/?$/.test(location.pathname);
if (isUnbuilt) void import('#app/startup/start-app.tsx');
else start();

/** Starts a prerendered page, as soon as this script has loaded. */
function start(): void {
  allowTrustedScripts();
  reloadWhenOutdated();
  listenForClicks({ ...frameActions, ...pageActions });
  document.addEventListener('keydown', moveAmongTabs);
  watchMenu();
  watchConnection();
  showTooltips();
  addEventListener('hashchange', openTabOfAddress);
  watchSearchKeys();
  searching.subscribe(showSearch);
  const learner = signedInLearner();
  if (learner) showLearner(learner);
  void adaptPage().then(replayEarlyClick);
  sampleVisit(document.body.dataset['route']);
}

/** Shows the search, whose code is loaded on first use. */
function showSearch(): void {
  if (searching.read()) void import('./islands/search.tsx').then((island) => island.mountSearch());
}

/** Repeats the click that came before this script ran, unless the browser handled it. */
function replayEarlyClick(): void {
  document.dispatchEvent(new Event('page-ready'));
  document.dispatchEvent(new Event('input-ready'));
  const button = window.earlyClick;
  delete window.earlyClick;
  if (button?.isConnected && !button.hasAttribute('popovertarget')) button.click();
}
