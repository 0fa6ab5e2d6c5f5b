import type { ApiContract } from '@learning/shared/contract/contract';
import type { CallOf, ResponseOf } from '@learning/shared/contract/route';
import {
  type DataTag,
  type QueryClient,
  useMutation,
  type UseMutationOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { api, type CallOptions } from '#lib/api-client.ts';
import { applyEffects, type MutationName } from './effects.ts';

interface ApiMutation<K extends MutationName, Input, Before> extends Pick<
  UseMutationOptions<ResponseOf<ApiContract[K]>, Error, Input, Before>,
  'onMutate' | 'onError' | 'scope'
> {
  /** Converts the mutation's input to the input of the call. */
  call: (input: Input) => CallOf<ApiContract[K]>;
  callOptions?: (input: Input) => CallOptions;
  /** Updates cached data from the response, before the mutation's `effects` are applied. */
  onSuccess?: (response: ResponseOf<ApiContract[K]>, input: Input) => unknown;
}

/** Returns a mutation that makes one call of the API, and refetches the queries in its `effects` after success. */
export function useApiMutation<K extends MutationName, Input = void, Before = unknown>(
  name: K,
  { call, callOptions, onSuccess, ...options }: ApiMutation<K, Input, Before>,
) {
  const queryClient = useQueryClient();
  const send = api[name] as (
    call: CallOf<ApiContract[K]>,
    options?: CallOptions,
  ) => Promise<ResponseOf<ApiContract[K]>>;
  return useMutation({
    ...options,
    mutationFn: (input: Input) => send(call(input), callOptions?.(input)),
    onSuccess: async (response, input) => {
      await onSuccess?.(response, input);
      await applyEffects(queryClient, name);
    },
  });
}

/**
 * Changes a cached response after a mutation, if there is one. A running read is canceled, because the server may have handled
 * it before the mutation.
 */
export async function updateCached<Data>(
  queryClient: QueryClient,
  queryKey: DataTag<readonly unknown[], Data, Error>,
  update: (cached: Data) => Data,
): Promise<void> {
  if (queryClient.getQueryData(queryKey) === undefined) return;
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (cached: Data | undefined) => cached && update(cached));
}
