import type { Activity, Notification } from '@learning/shared/contract/notifications';
import { Activity as ActivitySchema } from '@learning/shared/contract/notifications';
import type { DomainEvent } from '#events/domain-events.ts';
import type { InboxRecord, NotificationRecord } from '../notification-records.ts';

export function presentNotification(
  record: NotificationRecord,
  { unreadIds }: InboxRecord,
): Notification {
  const { notificationId: id, type, title, message, createdAt, actionUrl, actionLabel } = record;
  const isRead = !unreadIds.includes(id);
  return { id, type, title, message, isRead, createdAt, actionUrl, actionLabel };
}

const ACTIVITIES: ReadonlySet<string> = new Set(ActivitySchema.shape.kind.options);

/** Returns the latest things the learner did, newest first. */
export function recentActivity(
  events: readonly DomainEvent[],
  titleOf: (courseId: number) => string | null,
  count: number,
): Activity[] {
  return events
    .filter(({ type }) => ACTIVITIES.has(type))
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, count)
    .map(({ type, data, at }) => {
      const courseId = 'courseId' in data ? data.courseId : null;
      return { kind: type as Activity['kind'], title: titleIn(data, titleOf), courseId, at };
    });
}

function titleIn(
  data: DomainEvent['data'],
  titleOf: (courseId: number) => string | null,
): string | null {
  if ('courseTitle' in data) return data.courseTitle;
  if ('courseId' in data) return titleOf(data.courseId);
  if ('title' in data) return data.title;
  return 'tierName' in data ? data.tierName : null;
}
