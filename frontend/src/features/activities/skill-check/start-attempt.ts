import { useQueryClient } from '@tanstack/react-query';
import { ApiError, hasCode, userMessageOf } from '#lib/api-error.ts';
import { activityStateQuery } from '#queries/activities.ts';
import { updateCached, useApiMutation } from '#queries/use-api-mutation.ts';
import { attemptCodeQuery } from './load-attempt.ts';

/** Starts an attempt or resumes the open one, and stores it in the cached state. */
export function useStartAttempt(learnerId: string, activityId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = activityStateQuery(learnerId, activityId);
  return useApiMutation('startAttempt', {
    // The server's clock must not run while the screens of the attempt load.
    onMutate: () => queryClient.fetchQuery(attemptCodeQuery),
    call: () => ({ params: { userId: learnerId, id: activityId } }),
    onSuccess: (attempt) => updateCached(queryClient, queryKey, (state) => ({ ...state, attempt })),
    onError: async (error) => {
      // Passed or failed in another tab or on another device: load the results, with the wait.
      if (hasCode(error, 'activity_passed', 'attempt_not_yet'))
        await queryClient.invalidateQueries({ queryKey });
    },
  });
}

/** Returns why an attempt could not be started: the server refused it, or its screens could not be loaded. */
export function startFailureOf(error: Error): string {
  return error instanceof ApiError
    ? userMessageOf(error)
    : 'Its questions couldn’t be loaded. Check your connection and try again.';
}
