import { orderPrefix, ordersPartition, subscriptionPrefix } from '#table/keys.ts';
import { queryPartition, type Table } from '#table/table.ts';
import {
  storedOrder,
  storedSubscription,
  type OrderRecord,
  type SubscriptionRecord,
} from '../billing-records.ts';
import { readableItems } from '../readable-items.ts';

export interface PurchaseReader {
  /** Lists a learner's orders and plans, each oldest first. Skips those that this release cannot read. One Query. */
  list(userId: string): Promise<{ orders: OrderRecord[]; plans: SubscriptionRecord[] }>;
}

export function purchaseReader(table: Table): PurchaseReader {
  return {
    async list(userId) {
      const items = await queryPartition(table, ordersPartition(userId));
      const of = (prefix: string) => items.filter((item) => String(item['SK']).startsWith(prefix));
      return {
        orders: readableItems(storedOrder, of(orderPrefix)),
        plans: readableItems(storedSubscription, of(subscriptionPrefix)),
      };
    },
  };
}
