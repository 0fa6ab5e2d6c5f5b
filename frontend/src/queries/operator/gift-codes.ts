import { infiniteQueryOptions } from '@tanstack/react-query';
import { operatorApi } from '#lib/operator-client.ts';

/** Reads who redeemed the codes of a batch, page by page. */
export const giftRedemptionsQuery = (batchId: string) => {
  const params = { batchId };
  return infiniteQueryOptions({
    queryKey: ['listGiftRedemptions', { params }] as const,
    queryFn: ({ pageParam, signal }) =>
      operatorApi.listGiftRedemptions(
        { params, query: pageParam === null ? {} : { cursor: pageParam } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
  });
};
