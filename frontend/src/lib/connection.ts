/**
 * Whether the server answers. A device can have a network that leads nowhere, such as a Wi-Fi without internet: the browser then still
 * says that it is online.
 */
import { offlineError } from './api-error.ts';

/** No answer comes later: the gateway ends every call after 30 seconds. */
export const LONGEST_CALL_MS = 35_000;
/** How long reading is tried while the server does not answer. */
const LONGEST_READ_MS = 8_000;

/** `doubted`: a call got no answer, and nobody has asked again yet. */
type Server = 'answers' | 'doubted' | 'silent';

let server: Server = 'answers';
const listeners = new Set<() => void>();

/** Returns whether the browser has a network and, as far as the page knows, the server answers. */
export function isConnected(): boolean {
  return navigator.onLine && server !== 'silent';
}

export function serverState(): Server {
  return server;
}

/** Notes what a call showed. Without an answer the server is doubted, until `watchConnection` has asked it. */
export function noteAnswer(hasAnswered: boolean): void {
  if (hasAnswered) changeServer('answers');
  else if (server === 'answers') changeServer('doubted');
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

/** @throws ApiError `offline` when the answer takes too long; it may still arrive */
export function inTime<T>(answer: Promise<T>, longestMs = LONGEST_CALL_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(offlineError()), longestMs);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}

/** Waits for what is only read: no longer than until the server turns out to be silent. @throws ApiError `offline` */
export function whileReachable<T>(answer: Promise<T>): Promise<T> {
  let stop = (): void => {};
  const silence = new Promise<never>((_, reject) => {
    stop = subscribeToConnection(() => {
      if (server === 'silent') reject(offlineError());
    });
  });
  const longestMs = server === 'silent' ? LONGEST_READ_MS : LONGEST_CALL_MS;
  return inTime(Promise.race([answer, silence]), longestMs).finally(stop);
}

function changeServer(next: Server): void {
  if (server === next) return;
  server = next;
  for (const onChange of listeners) onChange();
}
