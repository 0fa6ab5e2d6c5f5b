import type { NotificationType } from '@learning/shared/contract/notification-types';
import type { DomainEvent } from '#events/domain-events.ts';
import { idOfEvent } from '#events/event-writes.ts';
import type { NotificationRecord } from './notification-records.ts';

/** Days until a notification is removed. Source: rules/notifications.md N3 */
export const RETENTION_DAYS = 180;

/** What a notification says, and where it leads. */
export interface NotificationContent {
  type: NotificationType;
  title: string;
  message: string;
  actionUrl: string | null;
  actionLabel: string | null;
}

/** Returns the notification of an event. Its id follows from the event, so the same event never makes a second one. */
export function notificationOf(
  event: Pick<DomainEvent, 'name' | 'at'>,
  content: NotificationContent,
): NotificationRecord {
  return {
    entity: 'notification',
    notificationId: idOfEvent(event),
    ...content,
    createdAt: event.at,
    expiresAt: Math.ceil(Date.parse(event.at) / 1000) + RETENTION_DAYS * 86_400,
  };
}
