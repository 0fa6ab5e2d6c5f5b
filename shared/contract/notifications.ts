/** Notifications of a learner, their settings, and the end of mails by one click. Source: rules/notifications.md N1, N4, N6, N9 */
import * as z from 'zod';
import { CourseId, Instant, UserId } from './fields.ts';
import {
  NOTIFICATION_TYPES,
  REQUIRED_MAIL_TYPES,
  type NotificationType,
} from './notification-types.ts';
import { defineRoutes } from './route.ts';

export const NotificationTypeSchema = z.enum(NOTIFICATION_TYPES);

/** Sorts by time, and is the same however often its event is processed. */
export const NotificationId = z
  .string()
  .regex(/^\d{17}-[0-9a-f]{20}$/, 'must be the id of a notification');

export const Notification = z
  .object({
    id: NotificationId,
    type: NotificationTypeSchema,
    title: z.string(),
    message: z.string(),
    isRead: z.boolean(),
    createdAt: Instant,
    /** A page of the site, such as `/course/14/play`; null when there is nothing to do. */
    actionUrl: z.string().nullable(),
    /** Names the page of `actionUrl`. */
    actionLabel: z.string().nullable(),
  })
  .meta({ id: 'Notification' });

/** Something the learner did. */
export const Activity = z
  .object({
    kind: z.enum([
      'accountCreated',
      'trialStarted',
      'enrolled',
      'courseCompleted',
      'certificateClaimed',
      'orderPaid',
      'planStarted',
      'invitationAccepted',
    ]),
    /** The course or product; null when there is none. */
    title: z.string().nullable(),
    /** Name or address of the colleague who joined; null in other activities, and once the account is gone. */
    personName: z.string().nullable(),
    courseId: CourseId.nullable(),
    at: Instant,
  })
  .meta({ id: 'Activity' });

const Channels = z.object({ inApp: z.boolean(), email: z.boolean() });

export const NotificationSettings = z
  .object({
    types: z.record(NotificationTypeSchema, Channels),
    /** Why no mail reaches the learner's address; null while it does. */
    blockedMail: z.enum(['bounce', 'complaint']).nullable(),
    /** When the review digest was turned off because ten in a row were not opened; null otherwise. */
    digestPausedAt: Instant.nullable(),
  })
  .meta({ id: 'NotificationSettings' });

/** Source: rules/notifications.md N30 */
export const CalendarLink = z
  .object({
    /** `/api/calendars/…`, which calendar programs read without signing in; null while it is off. */
    path: z.string().nullable(),
  })
  .meta({ id: 'CalendarLink' });

const ChannelChange = z.strictObject({
  inApp: z.boolean().optional(),
  email: z.boolean().optional(),
});

const isRequired = (type: NotificationType) => REQUIRED_MAIL_TYPES.includes(type);

/** A change of the settings of some types. The mails of required types cannot be turned off. */
const SettingsChange = z
  .partialRecord(NotificationTypeSchema, ChannelChange)
  .refine(
    (types) =>
      Object.entries(types).every(
        ([type, change]) => change.email !== false || !isRequired(type as NotificationType),
      ),
    'mails about purchases and requests cannot be turned off',
  );

const userParams = z.strictObject({ userId: UserId });
const ownNotification = z.strictObject({ userId: UserId, id: NotificationId });

/** Newest notification first; the cursor is the last id of the page before. */
export const notificationRoutes = defineRoutes({
  listNotifications: {
    method: 'GET',
    path: '/api/users/{userId}/notifications',
    summary: 'Notifications, newest first, twenty per page, with the figures of the page',
    group: 'notifications',
    access: 'learner',
    params: userParams,
    query: z.strictObject({
      filter: z.enum(['all', 'unread', 'read']).optional(),
      cursor: NotificationId.optional(),
    }),
    response: z.object({
      notifications: z.array(Notification),
      /** null on the last page. */
      nextCursor: NotificationId.nullable(),
      unreadCount: z.int().min(0),
      totalCount: z.int().min(0),
      /** In the last seven days. */
      weekCount: z.int().min(0),
      /** The latest things the learner did; empty on later pages. */
      recentActivity: z.array(Activity),
    }),
  },
  getUnreadCount: {
    method: 'GET',
    path: '/api/users/{userId}/notifications/unread',
    summary:
      'How many notifications are unread, and which is the newest; small, because open pages ask often',
    group: 'notifications',
    access: 'learner',
    params: userParams,
    response: z.object({
      unreadCount: z.int().min(0),
      newestId: NotificationId.nullable(),
    }),
  },
  markNotification: {
    method: 'PUT',
    path: '/api/users/{userId}/notifications/{id}',
    summary: 'Mark a notification read or unread; safe to repeat',
    group: 'notifications',
    access: 'learner',
    params: ownNotification,
    body: z.strictObject({ isRead: z.boolean() }),
    response: z.object({ isRead: z.boolean() }),
    errors: ['notification_not_found', 'write_conflict'],
  },
  markAllNotifications: {
    method: 'POST',
    path: '/api/users/{userId}/notifications/read',
    summary:
      'Mark every notification read up to the newest one that the learner has seen; safe to repeat',
    group: 'notifications',
    access: 'learner',
    params: userParams,
    body: z.strictObject({ upTo: NotificationId }),
    response: z.object({ unreadCount: z.int().min(0) }),
    errors: ['write_conflict'],
  },
  deleteNotification: {
    method: 'DELETE',
    path: '/api/users/{userId}/notifications/{id}',
    summary: 'Delete a notification; safe to repeat',
    group: 'notifications',
    access: 'learner',
    params: ownNotification,
    response: z.object({ isDeleted: z.literal(true) }),
    errors: ['write_conflict'],
  },
  getNotificationSettings: {
    method: 'GET',
    path: '/api/users/{userId}/settings/notifications',
    summary: 'What the learner is told about, on the site and by mail',
    group: 'notifications',
    access: 'learner',
    params: userParams,
    response: NotificationSettings,
  },
  updateNotificationSettings: {
    method: 'PUT',
    path: '/api/users/{userId}/settings/notifications',
    summary: 'Change settings; those that are not sent stay unchanged',
    group: 'notifications',
    access: 'learner',
    refusesDemo: true,
    params: userParams,
    body: z.strictObject({ types: SettingsChange }),
    response: NotificationSettings,
    errors: ['write_conflict'],
  },
  getCalendarLink: {
    method: 'GET',
    path: '/api/users/{userId}/calendar-link',
    summary: "The address of the learner's calendar feed; null while it is off",
    group: 'notifications',
    access: 'learner',
    params: userParams,
    response: CalendarLink,
  },
  changeCalendarLink: {
    method: 'PUT',
    path: '/api/users/{userId}/calendar-link',
    summary:
      'Turn the calendar feed on or off; safe to repeat. Turned on again, it has another address',
    group: 'notifications',
    access: 'learner',
    refusesDemo: true,
    params: userParams,
    body: z.strictObject({ isOn: z.boolean() }),
    response: CalendarLink,
    errors: ['write_conflict'],
  },
  getCalendar: {
    method: 'GET',
    path: '/api/calendars/{token}',
    summary: 'Due dates and reviews of a learner as a calendar (RFC 5545), by a secret address',
    group: 'notifications',
    access: 'public',
    params: z.strictObject({
      token: z.string().regex(/^[\w.-]{20,200}$/, 'must be the token of a calendar'),
    }),
    response: z.string(),
    contentType: 'text/calendar',
    errors: ['calendar_not_found'],
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/unsubscribe/{token}',
    summary:
      'End the mails of one type by the link of a mail (RFC 8058), without signing in; safe to repeat',
    group: 'notifications',
    access: 'public',
    params: z.strictObject({
      token: z.string().regex(/^[\w.-]{20,200}$/, 'must be a token of a mail'),
    }),
    response: z.object({ type: NotificationTypeSchema }),
    errors: ['unsubscribe_link_invalid', 'write_conflict'],
  },
});

export type CalendarLink = z.infer<typeof CalendarLink>;
export type Activity = z.infer<typeof Activity>;
export type Notification = z.infer<typeof Notification>;
export type NotificationSettings = z.infer<typeof NotificationSettings>;
