import { failedConditions, isTransactionConflict } from '#table/condition-errors.ts';
import {
  announcementKey,
  announcementsPartition,
  sendingAnnouncementsPartition,
} from '#table/keys.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { parseStored, toStored } from '#table/stored-item.ts';
import {
  getItem,
  queryBackwards,
  queryIndex,
  updateItem,
  writeTransaction,
  type Table,
  type TransactionPart,
} from '#table/table.ts';
import { announcementItem, type AnnouncementRecord } from './announcement-records.ts';

/** How far an announcement was sent. */
export type Progress = Pick<AnnouncementRecord, 'reached' | 'told' | 'lookedAt'>;

export interface AnnouncementRepository {
  find(id: string): Promise<AnnouncementRecord | undefined>;
  /** Lists announcements, the newest first. One Query. @param before limits the list to smaller ids */
  list(limit: number, before?: string): Promise<AnnouncementRecord[]>;
  /** Lists those that are being sent. One Query. */
  listSending(): Promise<AnnouncementRecord[]>;
  /** Stores an announcement with what goes with it. @returns false when it was changed since it was read */
  save(
    before: AnnouncementRecord | null,
    after: AnnouncementRecord,
    others: readonly TransactionPart[],
  ): Promise<boolean>;
  /** Stores how far it was sent. @returns false when it is not being sent anymore, or another run is ahead */
  advance(
    before: AnnouncementRecord,
    progress: Progress,
    finishedAt: string | null,
  ): Promise<boolean>;
  /** Counts a mail of an announcement. */
  countMail(id: string): Promise<void>;
}

const itemOf = (record: AnnouncementRecord) => ({
  ...toStored(announcementItem, announcementKey(record.id), record),
  ...(record.state === 'sending'
    ? { GSI1PK: sendingAnnouncementsPartition, GSI1SK: record.id }
    : {}),
});

export function announcementRepository(table: Table): AnnouncementRepository {
  return {
    async find(id) {
      const item = await getItem(table, announcementKey(id));
      return item && parseStored(announcementItem, item);
    },

    async list(limit, before) {
      const page = {
        partition: announcementsPartition,
        limit,
        before: before === undefined ? undefined : announcementKey(before).SK,
      };
      const items = await queryBackwards(table, page);
      return items.map((item) => parseStored(announcementItem, item));
    },

    async listSending() {
      const items = await queryIndex(table, sendingAnnouncementsPartition);
      return items.map((item) => parseStored(announcementItem, item));
    },

    async save(before, after, others) {
      const condition =
        before === null
          ? { ConditionExpression: 'attribute_not_exists(PK)' }
          : {
              ConditionExpression: '#version = :version AND #state = :state',
              ExpressionAttributeNames: { '#version': 'version', '#state': 'state' },
              ExpressionAttributeValues: { ':version': before.version, ':state': before.state },
            };
      return retryOnConflict(async () => {
        try {
          await writeTransaction(table, [{ put: itemOf(after), condition }, ...others]);
          return true;
        } catch (error) {
          if (failedConditions(error)) return false;
          if (isTransactionConflict(error)) return CONFLICT;
          throw error;
        }
      });
    },

    async advance({ id, reached, version }, progress, finishedAt) {
      const isOver = finishedAt !== null;
      try {
        await writeTransaction(table, [
          {
            update: announcementKey(id),
            with: {
              UpdateExpression: `SET reached = :reached, told = :told, lookedAt = :lookedAt, #state = :after, finishedAt = :finishedAt${isOver ? ' REMOVE GSI1PK, GSI1SK' : ''}`,
              ConditionExpression:
                '#state = :sending AND #version = :version AND reached = :before',
              ExpressionAttributeNames: { '#state': 'state', '#version': 'version' },
              ExpressionAttributeValues: {
                ':reached': progress.reached,
                ':told': progress.told,
                ':lookedAt': progress.lookedAt,
                ':after': isOver ? 'sent' : 'sending',
                ':finishedAt': finishedAt,
                ':sending': 'sending',
                ':version': version,
                ':before': reached,
              },
            },
          },
        ]);
        return true;
      } catch (error) {
        if (failedConditions(error)) return false;
        throw error;
      }
    },

    async countMail(id) {
      await updateItem(table, announcementKey(id), {
        UpdateExpression: 'ADD mailed :one',
        ConditionExpression: 'attribute_exists(PK)',
        ExpressionAttributeValues: { ':one': 1 },
      });
    },
  };
}
