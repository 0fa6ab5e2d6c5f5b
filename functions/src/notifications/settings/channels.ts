import type { NotificationSettings } from '@learning/shared/contract/notifications';
import {
  NOTIFICATION_TYPES,
  REQUIRED_MAIL_TYPES,
  type NotificationType,
} from '@learning/shared/contract/notification-types';
import type { SettingsRecord } from '../notification-records.ts';

export type Channel = 'inApp' | 'email';

/** Types whose mails a learner has to turn on: the page says the same at once. */
const MAILED_ON_REQUEST: readonly NotificationType[] = [
  'course_completion',
  'team',
  'team_digest',
  'team_report',
];
/** Types that a learner has to turn on for the site, too. */
const TOLD_ON_REQUEST: readonly NotificationType[] = ['team_digest', 'team_report'];

/** The attribute of the settings that holds whether a channel is on. */
export const attributeOf = (type: NotificationType, channel: Channel) => `${channel}_${type}`;

/** Returns whether a learner is told of a type on a channel. Source: rules/notifications.md N4, N5 */
export function isOn(settings: SettingsRecord, type: NotificationType, channel: Channel): boolean {
  if (channel === 'email' && REQUIRED_MAIL_TYPES.includes(type)) return true;
  const chosen = settings[attributeOf(type, channel)];
  if (typeof chosen === 'boolean') return chosen;
  return !(channel === 'inApp' ? TOLD_ON_REQUEST : MAILED_ON_REQUEST).includes(type);
}

export function channelsOf(settings: SettingsRecord): NotificationSettings['types'] {
  const channels = NOTIFICATION_TYPES.map((type) => [
    type,
    { inApp: isOn(settings, type, 'inApp'), email: isOn(settings, type, 'email') },
  ]);
  return Object.fromEntries(channels) as NotificationSettings['types'];
}
