import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { hasUnsentAnswers, subscribeToAnswers } from '#features/recall/answers/unsent-answers.ts';
import { useSession } from '#lib/session/use-session.ts';

/** Sends the signed-in learner's unsent recall answers, on any page. */
export function RecallSender() {
  const session = useSession();
  const queryClient = useQueryClient();
  const learnerId = session.status === 'signed-in' ? session.learner.id : undefined;
  const hasWaiting = useSyncExternalStore(
    subscribeToAnswers,
    () => learnerId !== undefined && hasUnsentAnswers(learnerId),
    () => false,
  );

  useEffect(() => {
    if (!hasWaiting || learnerId === undefined) return;
    let isUnmounted = false;
    let stop: (() => void) | undefined;
    import('#features/recall/answers/send-answers.ts').then(
      ({ retryAnswers }) => {
        if (!isUnmounted) stop = retryAnswers(queryClient, learnerId);
      },
      () => {
        // The module could not be loaded; the answers stay on the device until the next start.
      },
    );
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, [hasWaiting, learnerId, queryClient]);
  return null;
}
