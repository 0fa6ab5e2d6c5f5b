import { definePage } from '../page-definition.ts';
import { notificationsCall } from '#queries/first-calls.ts';
import { parseNotificationsSearch } from '#features/notifications/notifications-search.ts';

export const page = definePage({
  kind: 'shell',
  title: 'Notifications',
  firstCalls: ({ learnerId, search }) => [
    notificationsCall(
      learnerId,
      parseNotificationsSearch({ show: search.get('show') }).show ?? 'all',
    ),
  ],
});
