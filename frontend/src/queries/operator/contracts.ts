import { infiniteQueryOptions } from '@tanstack/react-query';
import { operatorApi } from '#lib/operator-client.ts';
import { operatorQuery } from './operator-query.ts';

/** Reads the contracts, the newest first, page by page. */
export const contractsQuery = infiniteQueryOptions({
  queryKey: ['listContracts', {}] as const,
  queryFn: ({ pageParam, signal }) =>
    operatorApi.listContracts(
      { query: pageParam === null ? {} : { cursor: pageParam } },
      { signal },
    ),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  refetchOnMount: 'always',
});

/** Reads a contract and how its plan stands. */
export const contractQuery = (contractId: string) =>
  operatorQuery('getContract', { params: { contractId } });

/** Reads what operators granted to a learner. */
export const grantsQuery = (learnerId: string) =>
  operatorQuery('listGrants', { params: { learnerId } });
