import { createFileRoute } from '@tanstack/react-router';
import { parseNotificationsSearch } from '#features/notifications/notifications-search.ts';
import { requireSession } from '#lib/session/require-session.ts';
import { notificationsQuery } from '#queries/notifications.ts';
import { openFirstQuery } from '../startup/first-query.ts';

export const Route = createFileRoute('/notifications')({
  validateSearch: parseNotificationsSearch,
  beforeLoad: requireSession,
  loaderDeps: ({ search: { show } }) => ({ show }),
  loader: ({ context: { queryClient }, deps: { show } }) =>
    openFirstQuery(queryClient, (id) =>
      queryClient.prefetchInfiniteQuery(notificationsQuery(id, show ?? 'all')),
    ),
});
