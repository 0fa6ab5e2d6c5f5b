/**
 * Whether the server responds. A device can have a network that leads nowhere, such as a Wi-Fi without internet: the browser then still
 * says that it is online.
 */
import { offlineError } from './api-error.ts';

/** No response comes later: the gateway ends every call after 30 seconds. */
export const LONGEST_CALL_MS = 35_000;
/** How long reading is tried while the server does not respond. */
const LONGEST_READ_MS = 8_000;

/** `doubted`: a call got no response, and no other call has been made since. */
type Server = 'responds' | 'doubted' | 'silent';

let server: Server = 'responds';
const listeners = new Set<() => void>();

/** Returns whether the browser has a network and, as far as the page knows, the server responds. */
export function isConnected(): boolean {
  return navigator.onLine && server !== 'silent';
}

export function serverState(): Server {
  return server;
}

/** Notes what a call showed. Without a response the server is doubted, until `watchConnection` has asked it. */
export function noteResponse(hasResponded: boolean): void {
  if (hasResponded) changeServer('responds');
  else if (server === 'responds') changeServer('doubted');
}

export function noteSilence(): void {
  changeServer('silent');
}

/** Calls back when the connection may have changed. @returns stops it */
export function subscribeToConnection(onChange: () => void): () => void {
  listeners.add(onChange);
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** @throws ApiError `offline` when the response takes too long; it may still arrive */
export function inTime<T>(response: Promise<T>, longestMs = LONGEST_CALL_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(offlineError()), longestMs);
  });
  return Promise.race([response, silence]).finally(() => clearTimeout(timer));
}

/** Waits for what is only read: no longer than until the server turns out to be silent. @throws ApiError `offline` */
export function whileReachable<T>(response: Promise<T>): Promise<T> {
  let stop = (): void => {};
  const silence = new Promise<never>((_, reject) => {
    stop = subscribeToConnection(() => {
      if (server === 'silent') reject(offlineError());
    });
  });
  const longestMs = server === 'silent' ? LONGEST_READ_MS : LONGEST_CALL_MS;
  return inTime(Promise.race([response, silence]), longestMs).finally(stop);
}

function changeServer(next: Server): void {
  if (server === next) return;
  server = next;
  for (const onChange of listeners) onChange();
}
