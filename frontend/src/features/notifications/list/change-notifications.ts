import type { Notification } from '@learning/shared/contract/notifications';
import type { ApiContract } from '@learning/shared/contract/contract';
import type { ResponseOf } from '@learning/shared/contract/route';
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { callKey } from '#queries/api-query.ts';
import { unreadCountQuery } from '#queries/notifications.ts';
import { useApiMutation } from '#queries/use-api-mutation.ts';

const WEEK_MS = 7 * 86_400_000;

type Pages = InfiniteData<ResponseOf<ApiContract['listNotifications']>, string | null>;

/** Changes every cached list, and its figures with it. @returns what undoes it */
function changeLists(
  queryClient: QueryClient,
  change: (notification: Notification) => Notification | null,
): () => void {
  const key = callKey('listNotifications');
  const before = queryClient.getQueriesData<Pages>({ queryKey: key });
  queryClient.setQueriesData<Pages>(
    { queryKey: key },
    (data) => data && changedPages(data, change),
  );
  return () => {
    for (const [queryKey, data] of before) queryClient.setQueryData(queryKey, data);
  };
}

function changedPages(
  data: Pages,
  change: (notification: Notification) => Notification | null,
): Pages {
  let [unread, removed, removedOfWeek] = [0, 0, 0];
  const weekStart = new Date(Date.now() - WEEK_MS).toISOString();
  const pages = data.pages.map((page) => ({
    ...page,
    notifications: page.notifications.flatMap((notification) => {
      const after = change(notification);
      unread += Number(after ? !after.isRead : false) - Number(!notification.isRead);
      removed += after ? 0 : 1;
      removedOfWeek += !after && notification.createdAt >= weekStart ? 1 : 0;
      return after ? [after] : [];
    }),
  }));
  const withFigures = pages.map((page) => ({
    ...page,
    unreadCount: Math.max(0, page.unreadCount + unread),
    totalCount: Math.max(0, page.totalCount - removed),
    weekCount: Math.max(0, page.weekCount - removedOfWeek),
  }));
  return { ...data, pages: withFigures };
}

/** Changes lists and the count in the header at once, and undoes it if the call fails. */
function useOptimistic(learnerId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = unreadCountQuery(learnerId);
  return {
    apply: async (
      change: (notification: Notification) => Notification | null,
      added: number | 'none',
    ) => {
      await queryClient.cancelQueries({ queryKey: callKey('listNotifications') });
      await queryClient.cancelQueries({ queryKey });
      const undoLists = changeLists(queryClient, change);
      const count = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(
        queryKey,
        (cached) =>
          cached && {
            ...cached,
            unreadCount: added === 'none' ? 0 : Math.max(0, cached.unreadCount + added),
          },
      );
      return () => {
        undoLists();
        queryClient.setQueryData(queryKey, count);
      };
    },
  };
}

/** Marks a notification read or unread. */
export function useMarkNotification(learnerId: string) {
  const { apply } = useOptimistic(learnerId);
  return useApiMutation('markNotification', {
    call: ({ id, isRead }: { id: string; isRead: boolean }) => ({
      params: { userId: learnerId, id },
      body: { isRead },
    }),
    onMutate: ({ id, isRead }) =>
      apply(
        (notification) => (notification.id === id ? { ...notification, isRead } : notification),
        isRead ? -1 : 1,
      ),
    onError: (_error, _input, undo) => undo?.(),
  });
}

/** Marks all notifications read, up to the newest one shown. */
export function useMarkAllNotifications(learnerId: string) {
  const { apply } = useOptimistic(learnerId);
  return useApiMutation('markAllNotifications', {
    call: (upTo: string) => ({ params: { userId: learnerId }, body: { upTo } }),
    onMutate: (upTo) =>
      apply(
        (notification) =>
          notification.id <= upTo ? { ...notification, isRead: true } : notification,
        'none',
      ),
    onError: (_error, _input, undo) => undo?.(),
  });
}

/** Deletes a notification. */
export function useDeleteNotification(learnerId: string) {
  const { apply } = useOptimistic(learnerId);
  return useApiMutation('deleteNotification', {
    call: ({ id }: Notification) => ({ params: { userId: learnerId, id } }),
    onMutate: ({ id, isRead }) =>
      apply((notification) => (notification.id === id ? null : notification), isRead ? 0 : -1),
    onError: (_error, _input, undo) => undo?.(),
  });
}
