/** Serves the app offline from the next page on. `worker/worker.ts` is the worker; the dev server has none. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  } catch {
    // Private windows of some browsers have no workers; the app works without.
  }
}
