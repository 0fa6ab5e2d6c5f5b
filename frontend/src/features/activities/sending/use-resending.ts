import { useEffect } from 'react';
import { isFinalRefusal } from '#lib/api-error.ts';

const RETRY_AFTER_MS = 15_000;

interface Sending<Turn> {
  isPending: boolean;
  error: unknown;
  mutate: (turn: Turn) => void;
}

/**
 * Sends a turn that got no answer again: when the connection is back, when the learner returns to the page, and every 15 seconds.
 * One that was stored by an earlier visit is sent at once.
 */
export function useResending<Turn>(
  pending: Turn | undefined,
  { isPending, error, mutate }: Sending<Turn>,
): void {
  const isWaiting = pending !== undefined && !isPending;
  useEffect(() => {
    if (pending === undefined || !isWaiting) return;
    const send = () => {
      if (navigator.onLine && document.visibilityState === 'visible') mutate(pending);
    };
    if (!error) send();
    const timer = setInterval(send, RETRY_AFTER_MS);
    addEventListener('online', send);
    document.addEventListener('visibilitychange', send);
    return () => {
      clearInterval(timer);
      removeEventListener('online', send);
      document.removeEventListener('visibilitychange', send);
    };
  }, [pending, isWaiting, error, mutate]);
}

/** Lost access can come back, and so can a route that a release moved. An unknown error proves nothing. */
export function isFinalTurnRefusal(error: unknown): boolean {
  return isFinalRefusal(error, 'payment_required', 'forbidden', 'route_not_found');
}
