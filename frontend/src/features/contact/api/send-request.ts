import type { ApiContract } from '@learning/shared/contract/contract';
import type { BodyOf } from '@learning/shared/contract/route';
import { useMutation } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

export type ContactRequest = BodyOf<ApiContract['sendRequest']>;

/** Sends a request to the operator. The same `requestId` counts once, however often it is sent. */
export function useSendRequest() {
  return useMutation({ mutationFn: (body: ContactRequest) => api.sendRequest({ body }) });
}
