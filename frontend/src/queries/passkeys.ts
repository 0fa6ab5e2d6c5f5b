import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { asAccountError } from '#lib/session/account-error.ts';
import { settleOffer } from '#lib/session/passkey-offers.ts';
import { listPasskeys, makePasskey } from '#lib/session/session-actions.ts';

/** Reads the learner's passkeys from Cognito, the newest first. Only a recent sign-in may, so nothing but a change reads them again. */
export const passkeysQuery = (learnerId: string) =>
  queryOptions({
    queryKey: ['passkeys', learnerId],
    queryFn: listPasskeys,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Creates a passkey on this device. Rejects with `AccountError`, also when the learner cancels. */
export function useCreatePasskey(learnerId: string) {
  return usePasskeyChange<void>(learnerId, async () => {
    const credential = await makePasskey();
    await api.addPasskey({ params: { userId: learnerId }, body: { credential } });
    settleOffer(learnerId);
  });
}

/** Removes a passkey by its id; the device keeps its part, which signs no one in. Rejects with `AccountError`. */
export function useRemovePasskey(learnerId: string) {
  return usePasskeyChange(learnerId, async (passkeyId: string) => {
    await api.removePasskey({ params: { userId: learnerId, passkeyId } });
  });
}

function usePasskeyChange<Input>(learnerId: string, change: (input: Input) => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => asAccountError(() => change(input)),
    onSuccess: () => queryClient.invalidateQueries(passkeysQuery(learnerId)),
  });
}
