const RELOADED_AT = 'reloaded-at';
const PAUSE_MS = 60_000;

/**
 * A page that stayed open over a release may ask for a part that is gone: it is loaded anew, once a minute at most, so that a
 * part that is really missing ends in the error page and not in a loop.
 */
export function reloadWhenOutdated(): void {
  addEventListener('vite:preloadError', (event) => {
    // Without a connection nothing is outdated, and a reload would lose the page.
    if (!navigator.onLine) return;
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
    if (Date.now() - last < PAUSE_MS) return;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
