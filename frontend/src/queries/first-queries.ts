import type { QueryClient } from '@tanstack/react-query';
import { apiQuery } from './api-query.ts';
import type { FirstCall } from './first-calls.ts';
import { playerViewQuery } from './learning.ts';
import { notificationsQuery } from './notifications.ts';

/** Reads what a page shows first into the query that its components use. */
export function readFirst(queryClient: QueryClient, [name, call]: FirstCall): Promise<void> {
  if (name === 'getPlayerView') {
    const { params, query } = call;
    const moduleId = 'module' in query ? query.module : undefined;
    return queryClient.prefetchQuery(playerViewQuery(params.userId, params.id, moduleId));
  }
  if (name === 'listNotifications') {
    const { params, query } = call;
    return queryClient.prefetchInfiniteQuery(notificationsQuery(params.userId, query.filter));
  }
  // Of a union of names, the compiler does not see that each has its own call.
  return queryClient.prefetchQuery(apiQuery(name, call as never));
}
