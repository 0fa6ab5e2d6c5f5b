import { infiniteQueryOptions } from '@tanstack/react-query';
import { operatorApi } from '#lib/operator-client.ts';
import { operatorQuery } from './operator-query.ts';

/** Reads who the caller is as an operator. */
export const ownOperatorQuery = operatorQuery('getOperator', {});

/** Reads everyone who operates the environment. */
export const operatorsQuery = operatorQuery('listOperators', {});

/** Reads what operators did in a month, page by page. */
export const auditQuery = (month: string) => {
  const query = { month };
  return infiniteQueryOptions({
    queryKey: ['listAudit', { query }] as const,
    queryFn: ({ pageParam, signal }) =>
      operatorApi.listAudit(
        { query: { ...query, ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
};
