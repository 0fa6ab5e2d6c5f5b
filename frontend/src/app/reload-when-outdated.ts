import { DeviceStore } from '#lib/device-store.ts';

const PAUSE_MS = 60_000;

const reloadedAtMs = new DeviceStore<number>({
  name: 'reloaded-at',
  version: 1,
  isValid: (value): value is number => typeof value === 'number',
  area: 'session',
});

/**
 * Reloads a page that stayed open over a release and asks for a script that no longer exists. At most once a minute, so that
 * a script that is really missing ends in the error page and not in a loop.
 */
export function reloadWhenOutdated(): void {
  addEventListener('vite:preloadError', (event) => {
    // Without a connection nothing is outdated, and a reload would lose the page.
    if (!navigator.onLine) return;
    if (Date.now() - (reloadedAtMs.read() ?? 0) < PAUSE_MS) return;
    // Without a stored time a part that is missing for good would reload the page forever.
    if (!reloadedAtMs.write(Date.now())) return;
    event.preventDefault();
    location.reload();
  });
}
