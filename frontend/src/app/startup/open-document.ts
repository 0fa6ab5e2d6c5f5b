import { isConnected } from '#lib/connection.ts';
import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

let hasOpenedPage = false;
let isPublicPage = false;

interface Opening {
  location: ParsedLocation;
  /** The page is only loaded ahead of time. */
  preload: boolean;
}

/**
 * Opens a public page as a document, in `beforeLoad`: public pages are prerendered and start without the app. The app renders one only
 * where no document exists: in the dev server, and for a course that was published after the build.
 */
export async function openAsDocument({ location, preload }: Opening): Promise<void> {
  if (preload) return;
  // Offline, the app can say what is missing and open the page later (UnloadedPage).
  if (!hasOpenedPage || !isConnected() || import.meta.env.DEV) {
    isPublicPage = true;
    return;
  }
  window.location.assign(location.href);
  // The page is about to be left.
  await new Promise(() => {});
}

/** From the first page on, public pages are opened as documents. If the first page is one, it gets its behavior. */
export function watchFirstPage(router: AnyRouter): void {
  router.subscribe('onRendered', () => {
    hasOpenedPage = true;
    if (!isPublicPage) return;
    isPublicPage = false;
    // Offline, the page says that it needs a connection.
    import('#public/start-in-app.ts').then(
      ({ startInApp }) => startInApp(),
      () => undefined,
    );
  });
}
