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
  /** The same texts with the name of a person, marked by `NAME`. Missing in those that name no one. */
  named?: { userId: string; title: string; message: string } | undefined;
  actionUrl: string | null;
  actionLabel: string | null;
  /** The course whose certificate it is about: it leads to the one that the learner has when it is shown. Missing in others. */
  certificateOf?: number | undefined;
}

/** Stands for the name of a person: names are never stored with a notification, so that they go with the account. */
export const NAME = '{name}';

/** Returns the texts with the name of the person they tell of; those without a name when it is null. Source: rules/notifications.md N23 */
export function withName<Texts extends Pick<NotificationContent, 'title' | 'message' | 'named'>>(
  { named, ...texts }: Texts,
  name: string | null,
): Omit<Texts, 'named'> {
  if (!named || name === null) return texts;
  const fill = (text: string) => text.replaceAll(NAME, () => name);
  return { ...texts, title: fill(named.title), message: fill(named.message) };
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
