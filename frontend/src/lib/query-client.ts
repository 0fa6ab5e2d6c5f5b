import { QueryClient } from '@tanstack/react-query';

/**
 * Creates the cache. Nothing is refetched automatically unless its query says so (`ALWAYS_REFETCH`); mutations refetch what
 * they made stale (`effects`).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        // Offline, a call fails at once with a message instead of waiting silently.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
