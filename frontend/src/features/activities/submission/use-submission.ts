import type { Activity } from '@learning/shared/contract/activities';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { sendSubmission, sendingState, type SendingState } from './send-submission.ts';
import { subscribeToUnsent, unsentOf } from './unsent-submissions.ts';

/** Follows the sending state of a submission. */
export function useSendingState(learnerId: string, activityId: string): SendingState {
  return useSyncExternalStore(
    subscribeToUnsent,
    () => sendingState(learnerId, activityId),
    () => 'none',
  );
}

/** Submits one activity and follows its sending state. */
export function useSubmission(learnerId: string, courseId: number, activity: Activity) {
  const queryClient = useQueryClient();
  const sending = useSendingState(learnerId, activity.id);
  const { id: activityId, title: activityTitle, type: activityType } = activity;

  const submit = useCallback(
    async (payload: object, attemptId: string) => {
      const outcome = await sendSubmission(queryClient, {
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
    for (const unsent of unsentOf(learnerId, activityId)) {
      void sendSubmission(queryClient, unsent, true);
    }
  }, [queryClient, learnerId, activityId]);

  return { submit, sendNow, sending };
}
