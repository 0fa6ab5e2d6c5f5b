import { chakra } from '#ui/chakra/factory.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { useIsOnline } from '#components/feedback/use-is-online.ts';
import { sendMarks } from '#features/course-player/offline/send-marks.ts';
import { sendTexts } from '#features/course-player/offline/send-texts.ts';
import { isConnected, serverState, subscribeToConnection } from '#lib/connection.ts';
import { keepChanges, refreshAfterOffline } from '#lib/offline/keep-changes.ts';
import { registerWorker } from '#lib/offline/register-worker.ts';
import { watchConnection } from '#lib/offline/watch-connection.ts';
import { retryWhileVisible } from '#lib/retry-while-visible.ts';
import { subscribeToWaiting, waitingText } from './waiting.ts';

export { SavedList } from './saved-list.tsx';

interface Props {
  learnerId: string;
}

/**
 * Keeps the app ready for a lost connection, sends what was written meanwhile, and says what waits and when it was sent. It is shown in
 * the notice of a device that is offline. Source: rules/wording.md W33
 */
export function OfflineStatus({ learnerId }: Props) {
  const queryClient = useQueryClient();
  const isOnline = useIsOnline();

  useEffect(() => void registerWorker(), []);
  useEffect(() => watchConnection(learnerId), [learnerId]);
  useEffect(() => keepChanges(queryClient, learnerId), [queryClient, learnerId]);
  useEffect(() => {
    const refresh = () => {
      if (navigator.onLine && serverState() === 'responds') void refreshAfterOffline(queryClient);
    };
    return subscribeToConnection(refresh);
  }, [queryClient]);
  useEffect(
    () =>
      retryWhileVisible(async (isStopped) => {
        await sendMarks(queryClient, learnerId, isStopped);
        await sendTexts(queryClient, learnerId, isStopped);
      }),
    [queryClient, learnerId],
  );

  const waiting = useWaiting(learnerId, isOnline);
  return isOnline || waiting === '' ? null : (
    <chakra.span display="block">Waiting to be sent: {waiting}.</chakra.span>
  );
}

/** Returns what waits, and tells the learner once all that waited offline has been sent. While nothing waits online, typing is not watched. */
function useWaiting(learnerId: string, isOnline: boolean): string {
  const [waiting, setWaiting] = useState(() => waitingText(learnerId));
  const last = useRef(waiting);
  const hasWaitedOffline = useRef(false);
  const isWatched = !isOnline || waiting !== '';

  useEffect(() => {
    if (!isWatched) return undefined;
    const update = () => {
      const text = waitingText(learnerId);
      if (text !== '' && !isConnected()) hasWaitedOffline.current = true;
      if (text === '' && last.current !== '' && hasWaitedOffline.current && isConnected()) {
        hasWaitedOffline.current = false;
        showToast({
          title: 'Everything Is Sent',
          description: `Saved to your account: ${last.current}.`,
          tone: 'success',
        });
      }
      last.current = text;
      setWaiting(text);
    };
    update();
    return subscribeToWaiting(update);
  }, [learnerId, isWatched]);

  return waiting;
}
