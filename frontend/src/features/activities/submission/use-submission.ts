import type { Activity } from '@learning/shared/contract/activities';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { handIn, sendingState, type SendingState } from './send-submission.ts';
import { subscribeToUnsent, unsentOf } from './unsent-submissions.ts';

/** How it stands with a submission that is on its way, or waits for the connection. */
export function useSendingState(learnerId: string, activityId: string): SendingState {
  return useSyncExternalStore(
    subscribeToUnsent,
    () => sendingState(learnerId, activityId),
    () => 'none',
  );
}

/** Handing in one activity, and what became of it. */
export function useSubmission(learnerId: string, courseId: number, activity: Activity) {
  const queryClient = useQueryClient();
  const sending = useSendingState(learnerId, activity.id);
  const { id: activityId, title: activityTitle, type: activityType } = activity;

  const submit = useCallback(
    async (payload: object, attemptId: string) => {
      const outcome = await handIn(queryClient, {
        learnerId,
        courseId,
        activityId,
        activityTitle,
        activityType,
        attemptId,
        payload: JSON.stringify(payload),
      });
      return outcome.kind === 'graded' ? outcome.submission : undefined;
    },
    [queryClient, learnerId, courseId, activityId, activityTitle, activityType],
  );
  const sendNow = useCallback(() => {
    for (const kept of unsentOf(learnerId, activityId)) void handIn(queryClient, kept, true);
  }, [queryClient, learnerId, activityId]);

  return { submit, sendNow, sending };
}
