import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { signOut } from './session-actions.ts';

/** Returns a function that signs out, clears the learner's cached data and opens the home page. */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await signOut();
    queryClient.clear();
    location.assign('/');
  }, [queryClient]);
}
