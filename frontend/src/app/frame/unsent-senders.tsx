import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import {
  hasUnsent,
  subscribeToUnsent,
} from '#features/activities/submission/unsent-submissions.ts';
import {
  hasUnsentAnswers,
  subscribeToAnswers,
} from '#features/spaced-review/answers/unsent-answers.ts';
import { useSession } from '#lib/session/use-session.ts';

interface Unsent {
  subscribe: (listener: () => void) => () => void;
  has: (learnerId: string) => boolean;
  /** Loads the code that sends; it returns what stops it. */
  load: () => Promise<(queryClient: QueryClient, learnerId: string) => () => void>;
}

const submissions: Unsent = {
  subscribe: subscribeToUnsent,
  has: hasUnsent,
  // The player has already loaded this module, so that it is available offline.
  load: () =>
    import('#features/activities/submission/send-submission.ts').then(
      ({ retryUnsent }) => retryUnsent,
    ),
};

const cardAnswers: Unsent = {
  subscribe: subscribeToAnswers,
  has: hasUnsentAnswers,
  load: () =>
    import('#features/spaced-review/answers/send-answers.ts').then(
      ({ retryAnswers }) => retryAnswers,
    ),
};

/** Sends the signed-in learner's unsent submissions, on any page. */
export function SubmissionSender() {
  useSender(submissions);
  return null;
}

/** Sends the signed-in learner's unsent card answers, on any page. */
export function CardAnswerSender() {
  useSender(cardAnswers);
  return null;
}

function useSender({ subscribe, has, load }: Unsent): void {
  const session = useSession();
  const queryClient = useQueryClient();
  const learnerId = session.status === 'signed-in' ? session.learner.id : undefined;
  const hasWaiting = useSyncExternalStore(
    subscribe,
    () => learnerId !== undefined && has(learnerId),
    () => false,
  );

  useEffect(() => {
    if (!hasWaiting || learnerId === undefined) return;
    let isUnmounted = false;
    let stop: (() => void) | undefined;
    load().then(
      (retry) => {
        if (!isUnmounted) stop = retry(queryClient, learnerId);
      },
      () => {
        // The module could not be loaded; the answers stay on the device until the next start.
      },
    );
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, [hasWaiting, learnerId, queryClient, load]);
}
