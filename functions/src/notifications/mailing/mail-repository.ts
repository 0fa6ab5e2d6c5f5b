import { isConditionFailure } from '#table/condition-errors.ts';
import { mailPrefix, notificationKeys, notificationsPartition } from '#table/keys.ts';
import { parseReadable, toStored } from '#table/stored-item.ts';
import { putItem, queryPartition, updateItem, type Table } from '#table/table.ts';
import { mailItem, type MailRecord } from '../notification-records.ts';

/** Longer than an event is stored, so that a repeated event finds its mail. */
const STORED_DAYS = 180;

/** Which mails of events were sent, so that an event that is processed again sends no second one. */
export interface MailRepository {
  /**
   * Claims the mail of an event before it is sent. @returns false when it was sent, is being sent, or may have been: a lost response of the
   * mail service is not repeated.
   */
  claim(userId: string, eventName: string, now: Date): Promise<boolean>;
  /** Lists the mails of a learner's events of the last 180 days. One Query. */
  list(userId: string): Promise<MailRecord[]>;
  /** Records what became of a claimed mail; `unsent` makes it possible to claim it again. */
  settle(
    userId: string,
    eventName: string,
    outcome: 'sent' | 'refused' | 'unsent',
    now: Date,
  ): Promise<void>;
  /** Records that an operator sent a mail again; when it was sent first stays. */
  settleResent(userId: string, eventName: string, now: Date): Promise<void>;
}

export function mailRepository(table: Table): MailRepository {
  return {
    async list(userId) {
      const items = await queryPartition(table, notificationsPartition(userId), mailPrefix);
      return items.flatMap((item) => parseReadable(mailItem, item) ?? []);
    },

    async claim(userId, eventName, now) {
      const record: MailRecord = {
        entity: 'eventMail',
        eventName,
        state: 'sending',
        at: now.toISOString(),
        expiresAt: Math.ceil(now.getTime() / 1000) + STORED_DAYS * 86_400,
      };
      const item = toStored(mailItem, notificationKeys.mail(userId, eventName), record);
      try {
        await putItem(table, item, {
          ConditionExpression: 'attribute_not_exists(PK) OR #state = :unsent',
          ExpressionAttributeNames: { '#state': 'state' },
          ExpressionAttributeValues: { ':unsent': 'unsent' },
        });
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
        throw error;
      }
    },

    async settle(userId, eventName, outcome, now) {
      await updateItem(table, notificationKeys.mail(userId, eventName), {
        UpdateExpression: 'SET #state = :state, #at = :at',
        ExpressionAttributeNames: { '#state': 'state', '#at': 'at' },
        ExpressionAttributeValues: { ':state': outcome, ':at': now.toISOString() },
      });
    },

    async settleResent(userId, eventName, now) {
      await updateItem(table, notificationKeys.mail(userId, eventName), {
        UpdateExpression: 'SET #state = :sent, resentAt = :at',
        ConditionExpression: 'attribute_exists(PK)',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':sent': 'sent', ':at': now.toISOString() },
      });
    },
  };
}
