import { isConnected, subscribeToConnection } from './connection.ts';

const RETRY_AFTER_MS = 30_000;

/**
 * Sends what waits on this device: now, when online again, when the learner returns to the page, and every 30 seconds while the page
 * is visible.
 *
 * @param sendAll sends one after the other; ends early when `isStopped` returns true
 * @returns stops it
 */
export function retryWhileVisible(
  sendAll: (isStopped: () => boolean) => Promise<void>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const send = async () => {
    clearTimeout(timer);
    if (isConnected() && document.visibilityState === 'visible') {
      await sendAll(() => isStopped);
    }
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(start, RETRY_AFTER_MS);
  };
  const start = () => void send();
  start();
  const stopListening = subscribeToConnection(start);
  document.addEventListener('visibilitychange', start);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopListening();
    document.removeEventListener('visibilitychange', start);
  };
}
