const MAX_WAIT_MS = 3_000;

/** Runs a task once the browser has nothing else to do, or after three seconds. */
export function whenIdle(task: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: MAX_WAIT_MS });
  else setTimeout(task, MAX_WAIT_MS);
}
