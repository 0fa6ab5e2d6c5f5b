import type { QueryClient } from '@tanstack/react-query';
import { apiQuery } from './api-query.ts';
import type { FirstCall } from './first-calls.ts';
import { playerViewQuery } from './learning.ts';
import { notificationsQuery } from './notifications.ts';

/** Reads what a page shows first into the query that its components use. */
export function readFirst(queryClient: QueryClient, [name, call]: FirstCall): Promise<void> {
  switch (name) {
    case 'getPlayerView': {
      const { params, query } = call;
      const moduleId = 'module' in query ? query.module : undefined;
      return queryClient.prefetchQuery(playerViewQuery(params.userId, params.id, moduleId));
    }
    case 'listNotifications':
      return queryClient.prefetchInfiniteQuery(
        notificationsQuery(call.params.userId, call.query.filter),
      );
    default:
      // Of a union of names, the compiler does not see that each has its own call.
      return queryClient.prefetchQuery(apiQuery(name, call as never));
  }
}
