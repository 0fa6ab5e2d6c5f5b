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
  /** The call an input makes. */
  call: (input: Input) => CallOf<ApiContract[K]>;
  callOptions?: (input: Input) => CallOptions;
  /** Updates cached answers from the mutation's own answer; afterwards its `effects` are applied. */
  onSuccess?: (answer: ResponseOf<ApiContract[K]>, input: Input) => unknown;
}

/** A call that changes something. Once it succeeds, the queries that `effects` lists for it are refetched. */
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
    onSuccess: async (answer, input) => {
      await onSuccess?.(answer, input);
      await applyEffects(queryClient, name);
    },
  });
}

/**
 * Changes a cached answer after a mutation; does nothing while none is cached. A read that is under way is dropped, because
 * the server may have answered it before the mutation.
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
