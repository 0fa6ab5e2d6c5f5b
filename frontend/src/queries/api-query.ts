import type { ApiContract, RouteName } from '@learning/shared/contract/contract';
import type { CallOf } from '@learning/shared/contract/route';
import { queryOptions } from '@tanstack/react-query';
import { api, callOfClient, type ApiClient } from '#lib/api-client.ts';
import { isJustAdopted } from '#lib/early-responses.ts';

interface Refetch {
  refetchOnMount?: 'always' | typeof refetchOnMount;
  refetchOnWindowFocus?: 'always';
}

/**
 * Returns the query options of a read: `apiQuery('getCourse', { params: { id: 14 } })`. Name and input are the key, so every
 * feature that makes the same call shares one cache entry.
 */
export function apiQuery<K extends keyof ApiClient>(
  name: K,
  call: CallOf<ApiContract[K]>,
  refetch: Refetch = {},
) {
  const read = callOfClient(api, name);
  return queryOptions({
    queryKey: [name, call] as const,
    queryFn: ({ signal }) => read(call, { signal }),
    ...refetch,
  });
}

/** Returns the key prefix of all cached responses of one call. */
export function callKey(name: RouteName): readonly [RouteName] {
  return [name];
}

function refetchOnMount(query: Parameters<typeof isJustAdopted>[0]): 'always' | false {
  return isJustAdopted(query) ? false : 'always';
}

/** Shows the cached response and refetches it when a page opens, for data that can change elsewhere. */
export const ALWAYS_REFETCH = { refetchOnMount } as const satisfies Refetch;
