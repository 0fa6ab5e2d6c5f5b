import { createHash } from 'node:crypto';
import { failedConditions, isTransactionConflict } from '#table/condition-errors.ts';
import { companyKeys } from '#table/keys.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { parseStored, toStored } from '#table/stored-item.ts';
import { getItem, writeTransaction, type Table } from '#table/table.ts';
import {
  storedLastMessage,
  storedMessage,
  type DeliveryRecord,
  type MessageSubject,
  type WebhookRecord,
} from '../company-records.ts';
import { deliveryWrite } from './delivery-writes.ts';

/** Longer than events are stored, so that one that is processed again finds its message. */
const MARKED_DAYS = 120;
/** Days a delivery stays in the log. */
const LOGGED_DAYS = 30;
const DAY_SECONDS = 86_400;

export interface CompanyMessage {
  /** What happens again under the same name is no news. */
  name: string;
  subject: MessageSubject;
}

export interface MessageRepository {
  /**
   * Gives a message the next number of its company and stores a delivery for each webhook, in one transaction. Does nothing if the
   * message has a number.
   *
   * @throws Failure `write_conflict`
   */
  store(
    companyId: string,
    message: CompanyMessage,
    webhooks: readonly WebhookRecord[],
    now: Date,
  ): Promise<DeliveryRecord[]>;
}

export function messageRepository(table: Table): MessageRepository {
  return {
    store: (companyId, { name, subject }, webhooks, now) =>
      retryOnConflict(async () => {
        const hash = createHash('sha256').update(name).digest('hex').slice(0, 20);
        const messageKey = companyKeys.message(companyId, hash);
        const lastKey = companyKeys.lastMessage(companyId);
        const [known, last] = await Promise.all([
          getItem(table, messageKey),
          getItem(table, lastKey),
        ]);
        if (known) return [];
        const before = last ? parseStored(storedLastMessage, last).sequence : 0;
        const sequence = before + 1;
        const messageId = `${subject.at.replaceAll(/\D/g, '')}-${hash}`;
        const deliveries = webhooks.map((webhook) =>
          newDelivery(webhook, { messageId, sequence, subject }, now),
        );
        try {
          await writeTransaction(table, [
            {
              put: toStored(storedLastMessage, lastKey, { entity: 'lastMessage', sequence }),
              condition:
                before === 0
                  ? { ConditionExpression: 'attribute_not_exists(PK)' }
                  : {
                      ConditionExpression: '#sequence = :before',
                      ExpressionAttributeNames: { '#sequence': 'sequence' },
                      ExpressionAttributeValues: { ':before': before },
                    },
            },
            {
              put: toStored(storedMessage, messageKey, {
                entity: 'companyMessage',
                messageId,
                sequence,
                expiresAt: secondsAfter(now, MARKED_DAYS),
              }),
              condition: { ConditionExpression: 'attribute_not_exists(PK)' },
            },
            ...deliveries.map(deliveryWrite),
          ]);
          return deliveries;
        } catch (error) {
          if (failedConditions(error) || isTransactionConflict(error)) return CONFLICT;
          throw error;
        }
      }),
  };
}

/** A webhook that was stopped gets it on demand: the owner can have it sent once the webhook is on again. */
function newDelivery(
  { companyId, webhookId, state }: WebhookRecord,
  message: Pick<DeliveryRecord, 'messageId' | 'sequence' | 'subject'>,
  now: Date,
): DeliveryRecord {
  const isOn = state === 'on';
  return {
    entity: 'webhookDelivery',
    companyId,
    webhookId,
    ...message,
    state: isOn ? 'waiting' : 'failed',
    tries: 0,
    dueAt: isOn ? now.toISOString() : null,
    lastStatus: null,
    problem: isOn ? null : 'webhook_off',
    expiresAt: secondsAfter(now, LOGGED_DAYS),
  };
}

const secondsAfter = (now: Date, days: number) =>
  Math.ceil(now.getTime() / 1000) + days * DAY_SECONDS;
