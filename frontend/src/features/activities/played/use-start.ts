import { useQueryClient } from '@tanstack/react-query';
import { hasCode } from '#lib/api-error.ts';
import { activityStateQuery } from '#queries/activities.ts';
import { updateCached, useApiMutation } from '#queries/use-api-mutation.ts';
import type { PlayedAttempt, PlayedKind } from './played-kind.ts';

/** Starts an attempt, or resumes the open one, and stores it in the cached state. */
export function useStart<Attempt extends PlayedAttempt, Turn>(
  { startCall, inState }: PlayedKind<Attempt, Turn>,
  learnerId: string,
  activityId: string,
) {
  const queryClient = useQueryClient();
  const { queryKey } = activityStateQuery(learnerId, activityId);
  return useApiMutation(startCall, {
    call: () => ({ params: { userId: learnerId, id: activityId } }),
    onSuccess: (attempt) =>
      updateCached(queryClient, queryKey, (state) => ({
        ...state,
        ...inState(attempt as Attempt),
      })),
    onError: async (error) => {
      // Passed or failed in another tab or on another device: load the results, with the wait.
      if (hasCode(error, 'activity_passed', 'attempt_not_yet'))
        await queryClient.invalidateQueries({ queryKey });
    },
  });
}
