import { inTime } from './connection.ts';
import { DeviceStore } from './device-store.ts';

/** A script that is really missing must lead to the error page and not into a loop. */
const MIN_RELOAD_INTERVAL_MS = 60_000;
/** How long to wait before asking again whether the server can be reached. */
const RETRY_MS = 5_000;
const LONGEST_WAIT_MS = 8_000;

const reloadedAtMs = new DeviceStore<number>({
  name: 'reloaded-at',
  version: 1,
  isValid: (value): value is number => typeof value === 'number',
  area: 'session',
});

const missing = new WeakSet<object>();

/** Notes that code could not be loaded: offline, or because a release has replaced it while the page was open. */
export function noteMissingCode(error: unknown): void {
  if (typeof error === 'object' && error !== null) missing.add(error);
}

/** Returns whether the error says that a page's code could not be loaded. */
export function isMissingCode(error: unknown): boolean {
  return typeof error === 'object' && error !== null && missing.has(error);
}

/** Returns whether a reload can help: not when the page was reloaded less than a minute ago. */
export function canReload(): boolean {
  return Date.now() - (reloadedAtMs.read() ?? 0) >= MIN_RELOAD_INTERVAL_MS;
}

const reloadPage = () => location.reload();

/** Reloads the page if the server can be reached: otherwise the browser's own message would replace it. */
export async function reloadIfReachable(reload = reloadPage): Promise<void> {
  if (!(await isServerReachable()) || !canReload()) return;
  // Without a stored time, a script that is really missing would reload the page forever.
  if (reloadedAtMs.write(Date.now())) reload();
}

/** Reloads the page once the server can be reached. Returns a function that stops waiting. */
export function reloadWhenReachable(reload = reloadPage): () => void {
  let hasEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasUnreachable = false;
  const attempt = async () => {
    clearTimeout(timer);
    const isReachable = await isServerReachable();
    if (hasEnded) return;
    if (!isReachable) {
      wasUnreachable = true;
      timer = setTimeout(retry, RETRY_MS);
      return;
    }
    if (!wasUnreachable) return reloadIfReachable(reload);
    end();
    reloadedAtMs.write(Date.now());
    reload();
  };
  const retry = () => void attempt();
  const end = () => {
    hasEnded = true;
    clearTimeout(timer);
    removeEventListener('online', retry);
  };
  addEventListener('online', retry);
  retry();
  return end;
}

async function isServerReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    return (await inTime(fetch('/config.json', { cache: 'no-store' }), LONGEST_WAIT_MS)).ok;
  } catch {
    return false;
  }
}
