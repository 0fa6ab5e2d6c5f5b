import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Notification } from '@learning/shared/contract/notifications';
import { showToast } from '#components/feedback/toast.ts';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import type { NotificationFilter } from '#lib/notification-filter.ts';
import { useDeleteNotification, useMarkNotification } from './change-notifications.ts';
import { NotificationItem } from './notification-item.tsx';

interface Props {
  learnerId: string;
  notifications: readonly Notification[];
  filter: NotificationFilter;
  now: Date;
  /** Absent on the last page. */
  onMore: (() => void) | undefined;
  isLoadingMore: boolean;
}

/** Lists the notifications of a filter, or says why there are none. */
export function NotificationList({ learnerId, notifications, filter, now, ...more }: Props) {
  const mark = useMarkNotification(learnerId);
  const remove = useDeleteNotification(learnerId);
  const tellFailure = (error: Error) =>
    showToast({ title: 'Change Not Saved', description: userMessageOf(error), tone: 'error' });
  const shown = notifications.filter(
    ({ isRead }) => filter === 'all' || isRead === (filter === 'read'),
  );
  if (shown.length === 0 && !more.onMore) return <NoNotifications filter={filter} />;
  return (
    <>
      <chakra.ul aria-label="Notifications">
        {shown.map((notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            now={now}
            onMark={(isRead) =>
              mark.mutate({ id: notification.id, isRead }, { onError: tellFailure })
            }
            onDelete={() => remove.mutate(notification, { onError: tellFailure })}
          />
        ))}
      </chakra.ul>
      {more.onMore && (
        <Box mt="6">
          <Button
            variant="outline"
            colorPalette="neutral"
            pendingText={more.isLoadingMore && 'Loading...'}
            onClick={more.onMore}
          >
            Show Older
          </Button>
        </Box>
      )}
    </>
  );
}

function NoNotifications({ filter }: { filter: NotificationFilter }) {
  if (filter === 'unread') {
    return <EmptyState title="You’re all caught up">There’s nothing you haven’t read.</EmptyState>;
  }
  if (filter === 'read') {
    return (
      <EmptyState title="Nothing read yet">Notifications you’ve read are kept here.</EmptyState>
    );
  }
  return (
    <EmptyState
      title="No notifications yet"
      action={<LinkButton to="/courses">Browse Courses</LinkButton>}
    >
      We tell you here when a certificate is ready, questions are due for review, or a payment needs
      your attention.
    </EmptyState>
  );
}
