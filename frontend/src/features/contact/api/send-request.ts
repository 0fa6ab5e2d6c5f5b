import type { ApiContract } from '@learning/shared/contract/contract';
import type { BodyOf } from '@learning/shared/contract/route';
import { useApiMutation } from '#queries/use-api-mutation.ts';

export type ContactRequest = BodyOf<ApiContract['sendRequest']>;

/** Sends a request to the operator. The same `requestId` counts once, however often it is sent. */
export function useSendRequest() {
  return useApiMutation('sendRequest', { call: (body: ContactRequest) => ({ body }) });
}
