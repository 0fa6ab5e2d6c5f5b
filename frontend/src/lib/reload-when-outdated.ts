import { noteMissingCode, reloadIfReachable } from './missing-code.ts';

interface PreloadError extends Event {
  payload?: unknown;
}

/** Reloads a page that was open during a release and requests a script that no longer exists. */
export function reloadWhenOutdated(): void {
  addEventListener('vite:preloadError', (event: PreloadError) => {
    noteMissingCode(event.payload);
    // The router would reload the page, also offline, where the browser's own message replaces it. It knows the error by its text.
    if (event.payload instanceof Error)
      event.payload.message = `Missing code: ${event.payload.message}`;
    // Offline, the script is not outdated. The page that cannot be shown without it reloads itself later (UnloadedPage); on any
    // other page a reload could lose what the learner is doing.
    void reloadIfReachable();
  });
}
