import { QueryClient } from '@tanstack/react-query';

/**
 * Defaults of specification section 7: nothing is fetched again by itself. What a learner changes is brought up to date
 * by the mutation that changed it.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        // Offline, a call fails at once and says so, instead of waiting without a word.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
