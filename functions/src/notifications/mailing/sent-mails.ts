import { notificationsPartition } from '#table/keys.ts';
import { parseReadable } from '#table/stored-item.ts';
import { queryPartition, type Table } from '#table/table.ts';
import { mailItem, type MailRecord } from '../notification-records.ts';

export interface SentMailReader {
  /** Lists the mails that followed a learner's events, as long as they are stored. One Query. */
  list(userId: string): Promise<MailRecord[]>;
}

export function sentMailRepository(table: Table): SentMailReader {
  return {
    async list(userId) {
      const items = await queryPartition(table, notificationsPartition(userId), 'MAIL#');
      return items.flatMap((item) => parseReadable(mailItem, item) ?? []);
    },
  };
}
