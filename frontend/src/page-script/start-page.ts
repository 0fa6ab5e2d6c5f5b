import { reloadWhenOutdated } from '#lib/reload-when-outdated.ts';
import { allowTrustedScripts } from '#lib/trusted-types.ts';
import { listenForActions } from './actions.ts';
import { adaptPage } from './adapt-page.ts';
import { watchTabKeys } from './course/tabs.ts';
import { frameActions, watchConnection, watchFrame } from './frame/frame-actions.ts';
import { watchTooltipOccasions } from './frame/tooltips.ts';
import { pageActions } from './page-actions.ts';
import { openUnbuiltPage } from './unbuilt-page.ts';

/** Makes a prerendered page answer: once, as soon as its script has loaded. */
export function startPage(): void {
  if (openUnbuiltPage()) return;
  allowTrustedScripts();
  reloadWhenOutdated();
  listenForActions({ ...frameActions, ...pageActions });
  watchFrame();
  watchConnection();
  watchTooltipOccasions();
  watchTabKeys();
  adaptPage();
  repeatEarlyClick();
}

/** Presses the button that was pressed before this script ran. Source: shared/decisions/029-public-pages-start-without-react.md */
function repeatEarlyClick(): void {
  document.dispatchEvent(new Event('page-ready'));
  document.dispatchEvent(new Event('input-ready'));
  const button = window.earlyClick;
  delete window.earlyClick;
  if (button?.isConnected) button.click();
}
