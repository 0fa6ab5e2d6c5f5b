import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { signOut } from '#lib/session/session-actions.ts';

/** Signs out, forgets what was loaded for the learner, and leads through the sign-in form back to the invitation. */
export function useAnotherAccount(token: string) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await signOut();
      await navigate({ to: '/login', search: { redirect: `/join/${token}` } });
      queryClient.clear();
    },
  });
}
