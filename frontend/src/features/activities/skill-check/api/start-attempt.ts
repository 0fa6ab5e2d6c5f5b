import type { ActivityState } from '@learning/shared/contract/activities';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { hasCode } from '#lib/api-error.ts';
import { activityStateQuery } from '#queries/activities.ts';

/** Starts an attempt, or takes up the one that is open; it then stands in the activity's state. */
export function useStartAttempt(learnerId: string, activityId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = activityStateQuery(learnerId, activityId);
  return useMutation({
    mutationFn: () => api.startAttempt({ params: { userId: learnerId, id: activityId } }),
    onSuccess: (attempt) => {
      queryClient.setQueryData(
        queryKey,
        (state: ActivityState | undefined) => state && { ...state, attempt },
      );
    },
    onError: async (error) => {
      // Passed in another tab or on another device: the results are there.
      if (hasCode(error, 'activity_passed')) await queryClient.invalidateQueries({ queryKey });
    },
  });
}
