import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import {
  hasUnsent,
  subscribeToUnsent,
} from '#features/activities/submission/unsent-submissions.ts';
import { useSession } from '#lib/session/use-session.ts';

/** Sends the signed-in learner's unsent submissions, on any page. */
export function SubmissionSender() {
  const session = useSession();
  const queryClient = useQueryClient();
  const learnerId = session.status === 'signed-in' ? session.learner.id : undefined;
  const hasWaiting = useSyncExternalStore(
    subscribeToUnsent,
    () => learnerId !== undefined && hasUnsent(learnerId),
    () => false,
  );

  useEffect(() => {
    if (!hasWaiting || learnerId === undefined) return;
    let isUnmounted = false;
    let stop: (() => void) | undefined;
    // The player has already loaded this module, so that it is available offline.
    import('#features/activities/submission/send-submission.ts').then(
      ({ retryUnsent }) => {
        if (!isUnmounted) stop = retryUnsent(queryClient, learnerId);
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
