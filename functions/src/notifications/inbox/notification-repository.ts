import { failedConditions, isTransactionConflict } from '#table/condition-errors.ts';
import { notificationKeys, notificationPrefix, notificationsPartition } from '#table/keys.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { parseReadable, parseStored, toStored } from '#table/stored-item.ts';
import {
  getItem,
  queryPartition,
  updateItemAndRead,
  writeTransaction,
  type Table,
  type TransactionPart,
  type Update,
} from '#table/table.ts';
import {
  inboxItem,
  notificationItem,
  type InboxRecord,
  type NotificationRecord,
} from '../notification-records.ts';

export interface NotificationRepository {
  /** Stores a notification as unread, once. @returns false when it was stored before, even if it is deleted now. */
  addOnce(userId: string, notification: NotificationRecord): Promise<boolean>;
  /** Lists all notifications, newest first. One Query. */
  list(userId: string): Promise<NotificationRecord[]>;
  readInbox(userId: string): Promise<InboxRecord>;
  /** Marks one read or unread. @returns false when there is none with the id. */
  mark(userId: string, id: string, isRead: boolean): Promise<boolean>;
  /** Marks these read. @returns the inbox after it. */
  markRead(userId: string, ids: readonly string[]): Promise<InboxRecord>;
  /** Removes the texts of a notification; an unknown id changes nothing. */
  remove(userId: string, id: string): Promise<void>;
}

const isNew = { ConditionExpression: 'attribute_not_exists(PK)' };
const isThere = {
  ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(isDeleted)',
};

export function notificationRepository(table: Table): NotificationRepository {
  const keyOf = (userId: string, id: string) => notificationKeys.notification(userId, id);
  /** @returns whether the transaction was written; false when a condition refused it */
  const tryWrite = (parts: readonly TransactionPart[]) =>
    retryOnConflict(async () => {
      try {
        await writeTransaction(table, parts);
        return true;
      } catch (error) {
        if (failedConditions(error)) return false;
        if (isTransactionConflict(error)) return CONFLICT;
        throw error;
      }
    });

  return {
    addOnce(userId, notification) {
      const { notificationId: id } = notification;
      const key = keyOf(userId, id);
      return tryWrite([
        { put: toStored(notificationItem, key, notification), condition: isNew },
        { update: notificationKeys.inbox(userId), with: added(id) },
      ]);
    },

    async list(userId) {
      const partition = notificationsPartition(userId);
      const items = await queryPartition(table, partition, notificationPrefix);
      return items
        .flatMap((item) => parseReadable(notificationItem, item) ?? [])
        .filter(({ isDeleted }) => !isDeleted)
        .toReversed();
    },

    async readInbox(userId) {
      const item = await getItem(table, notificationKeys.inbox(userId));
      return parseStored(inboxItem, item ?? {});
    },

    mark(userId, id, isRead) {
      return tryWrite([
        { check: keyOf(userId, id), condition: isThere },
        { update: notificationKeys.inbox(userId), with: isRead ? read([id]) : unread(id) },
      ]);
    },

    async markRead(userId, ids) {
      const update = { ...read(ids) };
      return parseStored(
        inboxItem,
        await updateItemAndRead(table, notificationKeys.inbox(userId), update),
      );
    },

    async remove(userId, id) {
      await tryWrite([
        {
          update: keyOf(userId, id),
          with: {
            UpdateExpression: 'SET isDeleted = :yes, title = :none, message = :none REMOVE named',
            ConditionExpression: 'attribute_exists(PK)',
            ExpressionAttributeValues: { ':yes': true, ':none': '' },
          },
        },
        { update: notificationKeys.inbox(userId), with: read([id]) },
      ]);
    },
  };
}

const ENTITY = {
  ExpressionAttributeNames: { '#entity': 'entity', '#version': 'schemaVersion' },
  set: '#entity = :entity, #version = :version',
  values: { ':entity': 'inbox', ':version': inboxItem.version },
};

function added(id: string): Update {
  return {
    UpdateExpression: `SET ${ENTITY.set}, newestId = :id ADD unreadIds :ids`,
    ExpressionAttributeNames: ENTITY.ExpressionAttributeNames,
    ExpressionAttributeValues: { ...ENTITY.values, ':id': id, ':ids': new Set([id]) },
  };
}

function unread(id: string): Update {
  return {
    UpdateExpression: `SET ${ENTITY.set} ADD unreadIds :ids`,
    ExpressionAttributeNames: ENTITY.ExpressionAttributeNames,
    ExpressionAttributeValues: { ...ENTITY.values, ':ids': new Set([id]) },
  };
}

function read(ids: readonly string[]): Update {
  return {
    UpdateExpression: `SET ${ENTITY.set} DELETE unreadIds :ids`,
    ExpressionAttributeNames: ENTITY.ExpressionAttributeNames,
    ExpressionAttributeValues: { ...ENTITY.values, ':ids': new Set(ids) },
  };
}
