import { queryOptions } from '@tanstack/react-query';

/** Loads the questions' screens and the results on first use: the introduction does not need them. */
export const attemptCodeQuery = queryOptions({
  queryKey: ['attemptCode'],
  queryFn: async () => {
    const { Attempt, Results } = await import('./attempt-and-results.ts');
    return { Attempt, Results };
  },
});
