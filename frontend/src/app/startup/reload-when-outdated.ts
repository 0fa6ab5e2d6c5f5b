import { DeviceStore } from '#lib/device-store.ts';

const MIN_RELOAD_INTERVAL_MS = 60_000;

const reloadedAtMs = new DeviceStore<number>({
  name: 'reloaded-at',
  version: 1,
  isValid: (value): value is number => typeof value === 'number',
  area: 'session',
});

/**
 * Reloads a page that was open during a release and requests a script that no longer exists. It does so at most once a minute,
 * so that a script that is really missing leads to the error page and not into a loop.
 */
export function reloadWhenOutdated(): void {
  addEventListener('vite:preloadError', (event) => {
    // Offline, the script is not outdated, and a reload would lose the page.
    if (!navigator.onLine) return;
    if (Date.now() - (reloadedAtMs.read() ?? 0) < MIN_RELOAD_INTERVAL_MS) return;
    // Without a stored time, a script that is really missing would reload the page forever.
    if (!reloadedAtMs.write(Date.now())) return;
    event.preventDefault();
    location.reload();
  });
}
