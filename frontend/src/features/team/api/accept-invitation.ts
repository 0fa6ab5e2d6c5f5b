import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

/** What is shown while one joins; read anew, it would take the place of the answer. */
const OF_THE_LINK: unknown[] = ['getInvitation', 'getInvitationHolder'];

/** Takes the seat. Everything that is known of the learner's access is read anew. */
export function useAcceptInvitation(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.acceptInvitation({ params: { token } }),
    onSuccess: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) => !OF_THE_LINK.includes(queryKey[0]),
      }),
  });
}
