/** The items of notifications, as stored. */
import { NOTIFICATION_TYPES } from '@learning/shared/contract/notification-types';
import * as z from 'zod';
import { storedItem } from '#table/stored-item.ts';

/** A notification. Whether it is read is stored with the inbox. */
export const NotificationRecord = z.object({
  entity: z.literal('notification'),
  notificationId: z.string(),
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  message: z.string(),
  /** The texts that name a person, with `{name}` in place of the name, which is read when they are shown. */
  named: z.object({ userId: z.string(), title: z.string(), message: z.string() }).optional(),
  actionUrl: z.string().nullable(),
  actionLabel: z.string().nullable(),
  /** The course whose certificate it leads to. Missing in those about something else, and of earlier releases. */
  certificateOf: z.int().optional(),
  createdAt: z.string(),
  /** Keeps its place without its texts, so that processing its event again does not bring it back. */
  isDeleted: z.literal(true).optional(),
  /** TTL, epoch seconds. */
  expiresAt: z.int(),
});

/** The ids of the unread notifications. DynamoDB stores no empty set, so a missing one is empty. */
export const InboxRecord = z.object({
  unreadIds: z
    .custom<Set<string>>((value) => value instanceof Set)
    .default(() => new Set<string>())
    .transform((ids) => [...ids].toSorted()),
  newestId: z.string().nullable().default(null),
});

/** What a learner changed in their settings: each channel of each type is an attribute, so that two tabs can change two of them. */
export const SettingsRecord = z.looseObject({
  /** Secret part of the links that end mails. */
  unsubscribeKey: z.string().nullable().default(null),
  /** Secret part of the address of the calendar feed; null while it is off. */
  calendarKey: z.string().nullable().default(null),
  /** Digests in a row that were not opened. */
  unopenedDigests: z.int().default(0),
  digestPausedAt: z.string().nullable().default(null),
  /** The event of the last digest. */
  lastDigest: z.object({ name: z.string(), at: z.string() }).nullable().default(null),
});

/** The mail of an event: `sending` from before it is handed to the mail service until that has responded. */
export const MailRecord = z.object({
  entity: z.literal('eventMail'),
  eventName: z.string(),
  state: z.enum(['sending', 'sent', 'refused', 'unsent']),
  at: z.string(),
  /** When an operator sent it again last. */
  resentAt: z.string().optional(),
  expiresAt: z.int(),
});

/** When to check whether the learner is to be reminded of something. */
export const ReminderRecord = z.object({
  entity: z.literal('reminder'),
  userId: z.string(),
  name: z.string(),
  dueAt: z.string(),
});

export const notificationItem = storedItem(NotificationRecord);
export const inboxItem = storedItem(InboxRecord);
export const settingsItem = storedItem(SettingsRecord);
export const mailItem = storedItem(MailRecord);
export const reminderItem = storedItem(ReminderRecord);

export type NotificationRecord = z.infer<typeof NotificationRecord>;
export type InboxRecord = z.infer<typeof InboxRecord>;
export type SettingsRecord = z.infer<typeof SettingsRecord>;
export type MailRecord = z.infer<typeof MailRecord>;
export type ReminderRecord = z.infer<typeof ReminderRecord>;
