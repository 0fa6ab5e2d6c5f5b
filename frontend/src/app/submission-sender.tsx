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
  const isWaiting = useSyncExternalStore(
    subscribeToUnsent,
    () => learnerId !== undefined && hasUnsent(learnerId),
    () => false,
  );

  useEffect(() => {
    if (!isWaiting || learnerId === undefined) return;
    let isGone = false;
    let stop: (() => void) | undefined;
    // The player has this part already, so that it is there when the connection is not.
    import('#features/activities/submission/send-submission.ts').then(
      ({ retryUnsent }) => {
        if (!isGone) stop = retryUnsent(queryClient, learnerId);
      },
      () => {
        // The part itself could not be loaded; the answers stay kept until the next start.
      },
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isWaiting, learnerId, queryClient]);
  return null;
}
