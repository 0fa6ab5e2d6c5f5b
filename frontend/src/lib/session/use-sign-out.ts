import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { signOut } from './sign-out.ts';

/** Returns a function that clears the learner's cached data and opens a page. */
export function useLeave(): (path: string) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (path) => {
      queryClient.clear();
      location.assign(path);
    },
    [queryClient],
  );
}

/** Returns a function that signs out and opens the home page. */
export function useSignOut(): () => Promise<void> {
  const leave = useLeave();
  return useCallback(async () => {
    await signOut();
    leave('/');
  }, [leave]);
}
