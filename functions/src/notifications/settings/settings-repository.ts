import type { NotificationType } from '@learning/shared/contract/notification-types';
import { notificationKeys } from '#table/keys.ts';
import { parseStored } from '#table/stored-item.ts';
import { getItem, updateItemAndRead, type Table } from '#table/table.ts';
import { settingsItem, type SettingsRecord } from '../notification-records.ts';
import { attributeOf, type Channel } from './channels.ts';

/** Channels to turn on or off; the others stay as they are. */
export type ChannelChange = readonly { type: NotificationType; channel: Channel; isOn: boolean }[];

export interface SettingsRepository {
  read(userId: string): Promise<SettingsRecord>;
  /** Turns channels on or off. One write. @returns the settings after it */
  changeChannels(userId: string, changes: ChannelChange): Promise<SettingsRecord>;
  /** Returns the settings, with a key for the links that end mails. One write. */
  readWithKey(userId: string, newKey: string): Promise<SettingsRecord & { unsubscribeKey: string }>;
  /** Turns the calendar feed on, with this key if it is off. One write. @returns the settings after it */
  startCalendar(userId: string, newKey: string): Promise<SettingsRecord>;
  /** Turns the calendar feed off. One write. @returns the settings after it */
  endCalendar(userId: string): Promise<SettingsRecord>;
  /** Stores how many digests in a row were not opened, and since when the digest is off. */
  countDigests(
    userId: string,
    digests: Partial<Pick<SettingsRecord, 'unopenedDigests' | 'digestPausedAt' | 'lastDigest'>>,
  ): Promise<void>;
}

export function settingsRepository(table: Table): SettingsRepository {
  const set = async (userId: string, values: Record<string, unknown>, isOnce = false) => {
    const entries = Object.entries({
      ...values,
      entity: 'notificationSettings',
      schemaVersion: settingsItem.version,
    });
    const assign = ([name]: [string, unknown]) =>
      isOnce ? `#${name} = if_not_exists(#${name}, :${name})` : `#${name} = :${name}`;
    const item = await updateItemAndRead(table, notificationKeys.settings(userId), {
      UpdateExpression: `SET ${entries.map(assign).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(
        entries.map(([name, value]) => [`:${name}`, value]),
      ),
    });
    return parseStored(settingsItem, item);
  };

  return {
    async read(userId) {
      const item = await getItem(table, notificationKeys.settings(userId));
      return parseStored(settingsItem, item ?? {});
    },
    changeChannels(userId, changes) {
      const values = changes.map(({ type, channel, isOn }) => [attributeOf(type, channel), isOn]);
      // Turning the digest on again starts the count of unopened ones again.
      const isDigestOn = changes.some(({ type, isOn }) => type === 'review_due' && isOn);
      const digests = isDigestOn ? { unopenedDigests: 0, digestPausedAt: null } : {};
      return set(userId, { ...Object.fromEntries(values), ...digests });
    },
    async readWithKey(userId, newKey) {
      const settings = await set(userId, { unsubscribeKey: newKey }, true);
      return { ...settings, unsubscribeKey: settings.unsubscribeKey! };
    },
    startCalendar: (userId, newKey) => set(userId, { calendarKey: newKey }, true),
    async endCalendar(userId) {
      const item = await updateItemAndRead(table, notificationKeys.settings(userId), {
        UpdateExpression: 'REMOVE calendarKey',
      });
      return parseStored(settingsItem, item);
    },
    async countDigests(userId, digests) {
      await set(userId, digests);
    },
  };
}
