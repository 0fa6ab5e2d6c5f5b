import type { ApiContract } from '@learning/shared/contract/contract';
import type { CallOf } from '@learning/shared/contract/route';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callOfClient } from '#lib/api-client.ts';
import { operatorApi } from '#lib/operator-client.ts';
import { operatorQuery } from './operator-query.ts';

type ListName = 'listInbox' | 'listReviews' | 'listDisputes' | 'listAnnouncements';
type QueryOf<K extends ListName> = Omit<NonNullable<CallOf<ApiContract[K]>['query']>, 'cursor'>;

/** Reads a list of operators, page by page, with the filters of its address. */
function listQuery<K extends ListName>(name: K, query: QueryOf<K>) {
  const read = callOfClient(operatorApi, name);
  return infiniteQueryOptions({
    queryKey: [name, { query }] as const,
    queryFn: ({ pageParam, signal }) => {
      const page = { ...query, ...(pageParam === null ? {} : { cursor: pageParam }) };
      return read({ query: page } as CallOf<ApiContract[K]>, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
  });
}

export const inboxQuery = (query: QueryOf<'listInbox'>) => listQuery('listInbox', query);
export const inboxItemQuery = (itemId: string) =>
  operatorQuery('getInboxItem', { params: { itemId } });

export const reviewsQuery = (query: QueryOf<'listReviews'>) => listQuery('listReviews', query);

export const disputesQuery = listQuery('listDisputes', {});
export const evidenceQuery = (disputeId: string) =>
  operatorQuery('getDisputeEvidence', { params: { disputeId } });

export const announcementsQuery = listQuery('listAnnouncements', {});
export const announcementQuery = (announcementId: string) =>
  operatorQuery('getAnnouncement', { params: { announcementId } });
