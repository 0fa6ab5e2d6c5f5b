import type { NotificationSettings } from '@learning/shared/contract/notifications';
import type { NotificationType } from '@learning/shared/contract/notification-types';
import { Failure } from '#failure.ts';
import type { NotificationDependencies } from '../dependencies.ts';
import type { SettingsRecord } from '../notification-records.ts';
import { DIGEST_HOUR, TEAM_DIGEST, TEAM_REPORT } from '../reminders/planned-reminders.ts';
import { nextMonday, nextMonth } from '../reminders/reminder-times.ts';
import { timeZoneOf } from '#learning/time/learning-time-figures.ts';
import { channelsOf, type Channel } from './channels.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

type Dependencies = Pick<
  NotificationDependencies,
  'settings' | 'mailboxes' | 'reminders' | 'profiles'
>;

/** What to turn on or off, as the page sends it. */
export type TypesChange = Partial<
  Record<NotificationType, Partial<Record<Channel, boolean | undefined>> | undefined>
>;

export async function readSettings(
  userId: string,
  { settings, mailboxes }: Omit<Dependencies, 'reminders' | 'profiles'>,
): Promise<NotificationSettings> {
  const [record, blockedMail] = await Promise.all([
    settings.read(userId),
    mailboxes.reasonOfBlock(userId),
  ]);
  return present(record, blockedMail);
}

/** Turns channels on or off. The weekly digest and the monthly report are planned only for those who want them. Idempotent. */
export async function updateSettings(
  { userId, types, now }: { userId: string; types: TypesChange; now: Date },
  { settings, mailboxes, reminders, profiles }: Dependencies,
): Promise<NotificationSettings> {
  const changes = Object.entries(types).flatMap(([type, channels]) =>
    Object.entries(channels ?? {}).flatMap(([channel, isOn]) =>
      isOn === undefined
        ? []
        : [{ type: type as NotificationType, channel: channel as Channel, isOn }],
    ),
  );
  const turnsOn = (wanted: NotificationType) =>
    changes.some(({ type, isOn }) => type === wanted && isOn);
  if (turnsOn('team_digest') || turnsOn('team_report')) {
    const timeZone = timeZoneOf({ profile: await profiles.read(userId) });
    const planned = [
      ...(turnsOn('team_digest')
        ? [{ name: TEAM_DIGEST, dueAt: nextMonday(now, DIGEST_HOUR, timeZone) }]
        : []),
      ...(turnsOn('team_report')
        ? [{ name: TEAM_REPORT, dueAt: nextMonth(now, DIGEST_HOUR, timeZone) }]
        : []),
    ];
    for (const reminder of planned) await reminders.planOnce(userId, reminder);
  }
  const [record, blockedMail] = await Promise.all([
    settings.changeChannels(userId, changes),
    mailboxes.reasonOfBlock(userId),
  ]);
  return present(record, blockedMail);
}

/**
 * Ends the mails of one type by the link of a mail. The link needs no session, so it can do nothing else.
 *
 * @throws Failure `unsubscribe_link_invalid` Source: rules/notifications.md N9
 */
export async function unsubscribe(
  token: string,
  { settings }: Pick<Dependencies, 'settings'>,
): Promise<{ type: NotificationType }> {
  const link = readUnsubscribeToken(token);
  const record = link && (await settings.read(link.userId));
  if (!link?.isOfKey(record?.unsubscribeKey ?? null)) {
    throw new Failure('unsubscribe_link_invalid');
  }
  const { userId, type } = link;
  await settings.changeChannels(userId, [{ type, channel: 'email', isOn: false }]);
  return { type };
}

function present(
  record: SettingsRecord,
  blockedMail: NotificationSettings['blockedMail'],
): NotificationSettings {
  return { types: channelsOf(record), blockedMail, digestPausedAt: record.digestPausedAt };
}
