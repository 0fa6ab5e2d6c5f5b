import type { ApiContract } from '@learning/shared/contract/contract';
import type { CallOf } from '@learning/shared/contract/route';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callOfClient } from '#lib/api-client.ts';
import { operatorApi } from '#lib/operator-client.ts';
import { callKey } from '../api-query.ts';
import {
  operatorEffects,
  type OperatorMutationName,
  type OperatorQueryName,
} from './operator-effects.ts';

/** Returns the query options of an operator's read, as `apiQuery` does. Others change the same data, so it is read again on each visit and return. */
export function operatorQuery<K extends OperatorQueryName>(name: K, call: CallOf<ApiContract[K]>) {
  const read = callOfClient(operatorApi, name);
  return queryOptions({
    queryKey: [name, call] as const,
    queryFn: ({ signal }) => read(call, { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}

/** Returns a mutation that makes one call of operators. It refetches what the change makes stale, also after a conflict. */
export function useOperatorMutation<K extends OperatorMutationName>(name: K) {
  const queryClient = useQueryClient();
  const send = callOfClient(operatorApi, name);
  return useMutation({
    mutationFn: (call: CallOf<ApiContract[K]>) => send(call),
    onSettled: () =>
      Promise.all(
        [...operatorEffects[name], 'listAudit' as const].map((query) =>
          queryClient.invalidateQueries({ queryKey: callKey(query) }),
        ),
      ),
  });
}
