import type { ApiContract, RouteName } from '@learning/shared/contract/contract';
import type { CallOf, ResponseOf } from '@learning/shared/contract/route';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

interface Refetch {
  refetchOnMount?: 'always';
  refetchOnWindowFocus?: 'always';
}

/**
 * Returns the query options of a read: `apiQuery('getCourse', { params: { id: 14 } })`. Name and input are the key, so every
 * feature that makes the same call shares one cache entry.
 */
export function apiQuery<K extends RouteName>(
  name: K,
  call: CallOf<ApiContract[K]>,
  refetch: Refetch = {},
) {
  const read = api[name] as (
    call: CallOf<ApiContract[K]>,
    options: { signal: AbortSignal },
  ) => Promise<ResponseOf<ApiContract[K]>>;
  return queryOptions({
    queryKey: [name, call] as const,
    queryFn: ({ signal }) => read(call, { signal }),
    ...refetch,
  });
}

/** The prefix of every cached answer of one call. */
export function callKey(name: RouteName): readonly [RouteName] {
  return [name];
}

/** For data other people and other devices can change: opening its page shows the cached answer and refetches. */
export const ALWAYS_REFETCH = { refetchOnMount: 'always' } as const satisfies Refetch;
