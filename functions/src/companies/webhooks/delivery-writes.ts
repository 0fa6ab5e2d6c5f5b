import { companyKeys, waitingDeliveriesPartition } from '#table/keys.ts';
import { toStored } from '#table/stored-item.ts';
import type { Item, TransactionPart } from '#table/table.ts';
import { storedDelivery, type DeliveryRecord } from '../company-records.ts';

/** Returns the write of a new delivery. One that waits stands in the index by the time it is due. */
export function deliveryWrite(delivery: DeliveryRecord): TransactionPart {
  const { webhookId, messageId } = delivery;
  return {
    put: {
      ...toStored(storedDelivery, companyKeys.delivery(webhookId, messageId), delivery),
      ...waitingPlace(delivery),
    },
  };
}

/** Returns the attributes that list a delivery among those that wait; none for one that does not. */
export function waitingPlace({ dueAt, webhookId, sequence }: DeliveryRecord): Item {
  if (dueAt === null) return {};
  const place = `${dueAt}#${webhookId}#${String(sequence).padStart(12, '0')}`;
  return { GSI1PK: waitingDeliveriesPartition, GSI1SK: place };
}
