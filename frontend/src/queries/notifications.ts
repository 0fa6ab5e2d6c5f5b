import { infiniteQueryOptions } from '@tanstack/react-query';
import type { NotificationFilter } from '#lib/notification-filter.ts';
import { api } from '#lib/api-client.ts';
import { ALWAYS_REFETCH, apiQuery } from './api-query.ts';
import { notificationsCall } from './first-calls.ts';

/** Reads how many notifications are unread. `UnreadLink` asks again and again. */
export const unreadCountQuery = (learnerId: string) =>
  apiQuery('getUnreadCount', { params: { userId: learnerId } }, { refetchOnMount: 'always' });

/** Reads the notifications page by page. */
export const notificationsQuery = (learnerId: string, filter: NotificationFilter) => {
  const [name, call] = notificationsCall(learnerId, filter);
  return infiniteQueryOptions({
    queryKey: [name, call] as const,
    queryFn: ({ pageParam, signal }) =>
      api.listNotifications(
        {
          ...call,
          query: { ...call.query, ...(pageParam === null ? {} : { cursor: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...ALWAYS_REFETCH,
  });
};

export const notificationSettingsQuery = (learnerId: string) =>
  apiQuery('getNotificationSettings', { params: { userId: learnerId } }, ALWAYS_REFETCH);

export const calendarLinkQuery = (learnerId: string) =>
  apiQuery('getCalendarLink', { params: { userId: learnerId } }, ALWAYS_REFETCH);
