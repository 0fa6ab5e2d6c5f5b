import { useQueryClient } from '@tanstack/react-query';
import { accessQuery } from '#queries/access.ts';
import { useApiMutation } from '#queries/use-api-mutation.ts';

/** Starts the 3-day trial, once per learner; rejects with `trial_already_used` after that. */
export function useStartTrial(learnerId: string) {
  const queryClient = useQueryClient();
  return useApiMutation('startTrial', {
    call: () => ({ params: { userId: learnerId } }),
    onSuccess: async (access) => {
      const { queryKey } = accessQuery(learnerId);
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, access);
    },
  });
}
