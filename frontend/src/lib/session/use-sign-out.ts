import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { signOut } from './session-actions.ts';

/** Signs out, forgets everything that was loaded for the learner, and goes home. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    // Leave the guarded page first, or it would lead to the sign-in form.
    await navigate({ to: '/' });
    await signOut();
    queryClient.clear();
  }, [navigate, queryClient]);
}
