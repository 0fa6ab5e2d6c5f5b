import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { signOut } from './session-actions.ts';

/** Signs out, clears the learner's cached data and goes home. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    // Leave the guarded page first, or it redirects to the sign-in form.
    await navigate({ to: '/' });
    await signOut();
    queryClient.clear();
  }, [navigate, queryClient]);
}
