import { isConditionFailure } from '#table/condition-errors.ts';
import {
  companyKeys,
  deliveriesPartition,
  deliveryPrefix,
  waitingDeliveriesPartition,
} from '#table/keys.ts';
import { parseReadable, parseStored } from '#table/stored-item.ts';
import { getItem, queryBackwards, queryIndex, updateItem, type Table } from '#table/table.ts';
import { storedDelivery, type DeliveryRecord } from '../company-records.ts';
import { waitingPlace } from './delivery-writes.ts';

/** How far a delivery has got. */
export type DeliveryOutcome = Pick<
  DeliveryRecord,
  'state' | 'tries' | 'dueAt' | 'lastStatus' | 'problem'
>;

export interface DeliveryRepository {
  /** Lists what is due, in the order of each company's messages. */
  listDue(now: Date): Promise<DeliveryRecord[]>;
  /** Lists what a webhook was sent, newest first. One Query. */
  list(webhookId: string, page: { before?: string; limit: number }): Promise<DeliveryRecord[]>;
  find(webhookId: string, messageId: string): Promise<DeliveryRecord | undefined>;
  /** Stores an outcome unless another run has taken the delivery since it was read. @returns the delivery as it is then */
  settle(delivery: DeliveryRecord, outcome: DeliveryOutcome): Promise<DeliveryRecord | undefined>;
}

export function deliveryRepository(table: Table): DeliveryRepository {
  return {
    async listDue(now) {
      const items = await queryIndex(table, waitingDeliveriesPartition, `${now.toISOString()}~`);
      return items
        .flatMap((item) => parseReadable(storedDelivery, item) ?? [])
        .toSorted((a, b) => a.sequence - b.sequence);
    },

    async list(webhookId, { before, limit }) {
      const items = await queryBackwards(table, {
        partition: deliveriesPartition(webhookId),
        before: before === undefined ? undefined : `${deliveryPrefix}${before}`,
        limit,
      });
      return items.map((item) => parseStored(storedDelivery, item));
    },

    async find(webhookId, messageId) {
      const item = await getItem(table, companyKeys.delivery(webhookId, messageId));
      return item && parseStored(storedDelivery, item);
    },

    async settle(delivery, outcome) {
      const after = { ...delivery, ...outcome };
      const place = waitingPlace(after);
      const isWaiting = 'GSI1PK' in place;
      try {
        await updateItem(table, companyKeys.delivery(delivery.webhookId, delivery.messageId), {
          UpdateExpression:
            'SET #state = :state, tries = :tries, dueAt = :dueAt, lastStatus = :status, problem = :problem' +
            (isWaiting ? ', GSI1PK = :list, GSI1SK = :place' : ' REMOVE GSI1PK, GSI1SK'),
          ConditionExpression: '#state = :stateBefore AND dueAt = :dueBefore',
          ExpressionAttributeNames: { '#state': 'state' },
          ExpressionAttributeValues: {
            ':state': after.state,
            ':tries': after.tries,
            ':dueAt': after.dueAt,
            ':status': after.lastStatus,
            ':problem': after.problem,
            ':stateBefore': delivery.state,
            ':dueBefore': delivery.dueAt,
            ...(isWaiting ? { ':list': place['GSI1PK'], ':place': place['GSI1SK'] } : {}),
          },
        });
        return after;
      } catch (error) {
        if (isConditionFailure(error)) return undefined;
        throw error;
      }
    },
  };
}
