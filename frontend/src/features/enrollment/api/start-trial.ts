import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { callKey } from '#queries/api-query.ts';
import { accessQuery } from '#queries/access.ts';

/** Starts the 3-day trial, once per learner; rejects with `trial_already_used` after that. */
export function useStartTrial(learnerId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.startTrial({ params: { userId: learnerId } }),
    onSuccess: async (access) => {
      queryClient.setQueryData(accessQuery(learnerId).queryKey, access);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: callKey('getCourseState') }),
        queryClient.invalidateQueries({ queryKey: callKey('getDashboard') }),
      ]);
    },
  });
}
