import { queryOptions } from '@tanstack/react-query';
import { newAuthenticatorKey } from '#lib/session/account-actions.ts';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { apiQuery } from './api-query.ts';
import { useApiMutation } from './use-api-mutation.ts';

/** Reads whether the learner has an authenticator app. */
export const signInQuery = (learnerId: string) =>
  apiQuery('getSignIn', { params: { userId: learnerId } });

/** Creates a key for an app, once for each time that its setup opens. */
export const newKeyQuery = ({ id, email }: SignedInLearner) =>
  queryOptions({
    queryKey: ['authenticator-key', id],
    queryFn: () => newAuthenticatorKey(email),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Turns codes on, with the first one of the app. */
export function useTurnAuthenticatorOn(learnerId: string) {
  return useApiMutation('turnAuthenticatorOn', {
    call: (code: string) => ({ params: { userId: learnerId }, body: { code } }),
  });
}

export function useTurnAuthenticatorOff(learnerId: string) {
  return useApiMutation('turnAuthenticatorOff', {
    call: () => ({ params: { userId: learnerId } }),
  });
}
