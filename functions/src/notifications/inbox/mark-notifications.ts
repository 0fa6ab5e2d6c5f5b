import { Failure } from '#failure.ts';
import type { NotificationDependencies } from '../dependencies.ts';
import type { InboxRecord } from '../notification-records.ts';
import { RETENTION_DAYS } from '../notification-content.ts';

type Notifications = Pick<NotificationDependencies, 'notifications'>;

/** Returns how many notifications are unread. Ids name their time: those that have expired since do not count. One read. */
export async function readUnreadCount(
  { userId, now }: { userId: string; now: Date },
  { notifications }: Notifications,
) {
  const inbox = await notifications.readInbox(userId);
  return { unreadCount: unreadCountOf(inbox, now), newestId: inbox.newestId };
}

/** Marks a notification read or unread. Idempotent. @throws Failure `notification_not_found` */
export async function markNotification(
  { userId, id, isRead }: { userId: string; id: string; isRead: boolean },
  { notifications }: Notifications,
) {
  if (!(await notifications.mark(userId, id, isRead))) throw new Failure('notification_not_found');
  return { isRead };
}

/** Marks all read that are not newer than one the learner has seen. Idempotent. */
export async function markAllNotifications(
  { userId, upTo, now }: { userId: string; upTo: string; now: Date },
  { notifications }: Notifications,
) {
  const inbox = await notifications.readInbox(userId);
  const seen = inbox.unreadIds.filter((id) => id <= upTo);
  const after = seen.length === 0 ? inbox : await notifications.markRead(userId, seen);
  return { unreadCount: unreadCountOf(after, now) };
}

function unreadCountOf({ unreadIds }: InboxRecord, now: Date): number {
  const start = new Date(now.getTime() - RETENTION_DAYS * 86_400_000).toISOString();
  const oldest = start.replaceAll(/\D/g, '');
  return unreadIds.filter((id) => id >= oldest).length;
}
