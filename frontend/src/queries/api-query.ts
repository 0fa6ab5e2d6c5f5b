import type { ApiContract, RouteName } from '@learning/shared/contract/contract';
import type { CallOf, ResponseOf } from '@learning/shared/contract/route';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

/**
 * Query options of a read. The key is the call's name and input, so that every feature that makes the same call shares
 * one cache entry: `apiQuery('getCourse', { params: { id: 14 } })`.
 */
export function apiQuery<K extends RouteName>(name: K, call: CallOf<ApiContract[K]>) {
  const read = api[name] as (
    call: CallOf<ApiContract[K]>,
    options: { signal: AbortSignal },
  ) => Promise<ResponseOf<ApiContract[K]>>;
  return queryOptions({
    queryKey: [name, call] as const,
    queryFn: ({ signal }) => read(call, { signal }),
  });
}

/** Key of all cached answers of one call, whatever its input, to invalidate them. */
export function callKey(name: RouteName): readonly [RouteName] {
  return [name];
}

/** For what others change, too: read again whenever its page is opened or looked at again. */
export const READ_AGAIN = { refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const;
