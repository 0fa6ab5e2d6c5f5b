import '#ui/theme/fonts.css';
import '#ui/theme/styles.css';
import { reloadWhenOutdated } from '#lib/reload-when-outdated.ts';
import { allowTrustedScripts } from '#lib/trusted-types.ts';
import { adaptPage } from './adapt-page.ts';
import { listenForClicks } from './click-actions.ts';
import { watchTabKeys } from './course/tabs.ts';
import { frameActions, watchConnection, watchFrame } from './frame/frame-actions.ts';
import { showTooltips } from './frame/tooltips.ts';
import { pageActions } from './page-actions.ts';
import { openUnbuiltPage } from './unbuilt-page.ts';

/** The script of a prerendered page: runs once, as soon as it has loaded. */
if (!openUnbuiltPage()) {
  allowTrustedScripts();
  reloadWhenOutdated();
  listenForClicks({ ...frameActions, ...pageActions });
  watchFrame();
  watchConnection();
  showTooltips();
  watchTabKeys();
  void adaptPage().then(replayEarlyClick);
}

/** Repeats the click that came before this script ran. Source: shared/decisions/030-signed-in-pages-start-as-shells.md */
function replayEarlyClick(): void {
  document.dispatchEvent(new Event('page-ready'));
  document.dispatchEvent(new Event('input-ready'));
  const button = window.earlyClick;
  delete window.earlyClick;
  if (button?.isConnected) button.click();
}
