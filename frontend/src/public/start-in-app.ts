import { adaptPage } from './adapt-page.ts';
import { listenForClicks } from './click-actions.ts';
import { pageActions } from './page-actions.ts';

listenForClicks(pageActions);

/** Gives a public page that the app renders its behavior, once its content is there. */
export function startInApp(): void {
  const observer = new MutationObserver(adaptIfShown);
  function adaptIfShown() {
    if (!document.querySelector('main h1')) return;
    observer.disconnect();
    void adaptPage();
  }
  observer.observe(document.body, { childList: true, subtree: true });
  adaptIfShown();
}
