import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  hasAuthenticator,
  newAuthenticatorKey,
  turnAuthenticatorOff,
  turnAuthenticatorOn,
} from '#lib/session/account-actions.ts';
import type { SignedInLearner } from '#lib/session/session-store.ts';

/** Reads from Cognito whether the learner has an authenticator app. */
export const authenticatorQuery = (learnerId: string) =>
  queryOptions({ queryKey: ['authenticator', learnerId], queryFn: hasAuthenticator });

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

/** Turns codes on, with the first one of the app. Rejects with `AccountError`. */
export function useTurnAuthenticatorOn(learnerId: string) {
  return useChange(learnerId, turnAuthenticatorOn);
}

export function useTurnAuthenticatorOff(learnerId: string) {
  return useChange<void>(learnerId, turnAuthenticatorOff);
}

function useChange<Input>(learnerId: string, change: (input: Input) => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => queryClient.invalidateQueries(authenticatorQuery(learnerId)),
  });
}
