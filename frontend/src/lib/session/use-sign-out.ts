import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { signOut } from './session-actions.ts';

/** Returns a function that signs out, clears the learner's cached data and opens the home page. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    // A page that requires a session would redirect to the sign-in form, so leave it first.
    await navigate({ to: '/' });
    await signOut();
    queryClient.clear();
  }, [navigate, queryClient]);
}
