import { noteMissingCode, reloadIfReachable } from './missing-code.ts';

interface PreloadError extends Event {
  payload?: unknown;
}

/** Reloads a page that was open during a release and requests a script that no longer exists. */
export function reloadWhenOutdated(): void {
  addEventListener('vite:preloadError', (event: PreloadError) => {
    noteMissingCode(event.payload);
    // Offline, the script is not outdated. The page that cannot be shown without it reloads itself later (UnloadedPage); on any
    // other page a reload could lose what the learner is doing.
    void reloadIfReachable();
  });
}
