import { api } from '../api-client.ts';
import { inTime, noteSilence, serverState, subscribeToConnection } from '../connection.ts';

/** How long the server may take to respond to a call that needs no work. */
const PATIENCE_MS = 5_000;
const RETRY_MS = 10_000;

/**
 * After a call that got no response, asks the server, and again every ten seconds until it responds. Meanwhile the page is offline.
 *
 * @returns stops it
 */
export function watchConnection(learnerId: string): () => void {
  let isStopped = false;
  let isAsking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async () => {
    clearTimeout(timer);
    if (isStopped || isAsking || serverState() === 'responds' || !navigator.onLine) return;
    isAsking = true;
    const question = api.getUnreadCount({ params: { userId: learnerId } });
    // The call itself notes a response, a refusal too.
    await inTime(question, PATIENCE_MS).catch(() => {});
    isAsking = false;
    if (isStopped || serverState() === 'responds') return;
    noteSilence();
    timer = setTimeout(() => void ask(), RETRY_MS);
  };
  const onChange = () => void ask();
  const stop = subscribeToConnection(onChange);
  onChange();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stop();
  };
}
