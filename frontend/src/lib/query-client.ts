import { QueryClient } from '@tanstack/react-query';

/**
 * Creates the query cache. Only queries with `ALWAYS_REFETCH` are refetched automatically; mutations refetch the queries they
 * make stale (`effects`).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        // Offline, a call fails immediately with a message instead of waiting silently.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
