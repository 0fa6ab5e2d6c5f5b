import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { settleOffer } from '#lib/session/passkey-offers.ts';
import { createPasskey, listPasskeys, removePasskey } from '#lib/session/session-actions.ts';

/** Reads the learner's passkeys from Cognito, the newest first. */
export const passkeysQuery = (learnerId: string) =>
  queryOptions({ queryKey: ['passkeys', learnerId], queryFn: listPasskeys });

/** Creates a passkey on this device. Rejects with `AccountError` when the learner cancels. */
export function useCreatePasskey(learnerId: string) {
  return usePasskeyChange(learnerId, async () => {
    await createPasskey();
    settleOffer(learnerId);
  });
}

/** Removes a passkey by its id; the device keeps its part, which signs no one in. */
export function useRemovePasskey(learnerId: string) {
  return usePasskeyChange(learnerId, removePasskey);
}

function usePasskeyChange<Input>(learnerId: string, change: (input: Input) => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => queryClient.invalidateQueries(passkeysQuery(learnerId)),
  });
}
