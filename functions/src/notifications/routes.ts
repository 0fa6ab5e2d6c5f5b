import { notificationRoutes } from '@learning/shared/contract/notifications';
import type { Implementations } from '#http/create-handler.ts';
import { enforce } from '#limits/enforce.ts';
import { changeCalendarLink, readCalendarLink } from './calendar/calendar-link.ts';
import { readCalendar } from './calendar/read-calendar.ts';
import type { NotificationDependencies } from './dependencies.ts';
import { listNotifications } from './inbox/list-notifications.ts';
import {
  markAllNotifications,
  markNotification,
  readUnreadCount,
} from './inbox/mark-notifications.ts';
import { readSettings, unsubscribe, updateSettings } from './settings/change-settings.ts';

export function notificationImplementations(
  deps: NotificationDependencies,
): Implementations<typeof notificationRoutes> {
  /** The address of the learner, which may be blocked, is in the user pool. Source: rules/access.md A20 */
  const countAddressRead = async (userId: string, now: Date) =>
    enforce(await deps.limits.take('addressReadsPerLearner', userId, now));
  return {
    listNotifications: ({ query, userId, now }) =>
      listNotifications({ userId, filter: query.filter ?? 'all', cursor: query.cursor, now }, deps),
    getUnreadCount: ({ userId, now }) => readUnreadCount({ userId, now }, deps),
    markNotification: ({ params, body, userId }) =>
      markNotification({ userId, id: params.id, isRead: body.isRead }, deps),
    markAllNotifications: ({ body, userId, now }) =>
      markAllNotifications({ userId, upTo: body.upTo, now }, deps),
    deleteNotification: async ({ params, userId }) => {
      await deps.notifications.remove(userId, params.id);
      return { isDeleted: true };
    },
    getNotificationSettings: async ({ userId, now }) => {
      await countAddressRead(userId, now);
      return readSettings(userId, deps);
    },
    updateNotificationSettings: async ({ body, userId, now }) => {
      await countAddressRead(userId, now);
      return updateSettings({ userId, types: body.types, now }, deps);
    },
    getCalendarLink: ({ userId }) => readCalendarLink(userId, deps),
    changeCalendarLink: ({ body, userId }) => changeCalendarLink({ userId, isOn: body.isOn }, deps),
    getCalendar: ({ params, now }) => readCalendar({ token: params.token, now }, deps),
    unsubscribe: ({ params }) => unsubscribe(params.token, deps),
  };
}
