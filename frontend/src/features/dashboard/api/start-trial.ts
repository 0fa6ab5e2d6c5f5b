import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { callKey } from '../../../lib/api-query.ts';

/** Starts the 3-day trial, once per learner; rejects with `trial_already_used` after that. */
export function useStartTrial(learnerId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.startTrial({ params: { userId: learnerId } }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: callKey('getAccess') }),
        queryClient.invalidateQueries({ queryKey: callKey('getCourseState') }),
        queryClient.invalidateQueries({ queryKey: callKey('getDashboard') }),
      ]),
  });
}
