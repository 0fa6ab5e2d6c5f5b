import type { Notification, NotificationSettings } from '@learning/shared/contract/notifications';
import { NOTIFICATION_TYPES } from '@learning/shared/contract/notification-types';

export function notification(change: Partial<Notification> = {}): Notification {
  return {
    id: '20261122090000000-0123456789abcdef0123',
    type: 'certificate',
    title: 'Your certificate is ready',
    message: 'Download it.',
    isRead: false,
    createdAt: '2026-11-22T09:00:00.000Z',
    actionUrl: '/certificates?claim=14',
    actionLabel: 'View Certificate',
    ...change,
  };
}

export function notificationSettings(
  change: Partial<NotificationSettings> = {},
): NotificationSettings {
  const types = NOTIFICATION_TYPES.map((type) => [type, { inApp: true, email: true }]);
  return {
    types: Object.fromEntries(types) as NotificationSettings['types'],
    blockedMail: null,
    digestPausedAt: null,
    ...change,
  };
}
