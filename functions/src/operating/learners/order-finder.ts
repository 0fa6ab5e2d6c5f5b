import { decodeTime } from 'ulid';
import { ordersOfMonth } from '#table/keys.ts';
import { queryIndexBackwards, type Table } from '#table/table.ts';

export interface OrderFinder {
  /** Returns whose order or plan it is. One Query. @param orderId a ULID, which tells the month of its partition */
  ownerOf(orderId: string): Promise<string | null>;
}

export function orderFinder(table: Table): OrderFinder {
  return {
    async ownerOf(orderId) {
      const month = new Date(decodeTime(orderId)).toISOString().slice(0, 7);
      // The greatest sort key up to this one: the order itself, if it exists.
      const page = { partition: ordersOfMonth(month), before: `${orderId}~`, limit: 1 };
      const [item] = await queryIndexBackwards(table, page);
      return item?.['orderId'] === orderId ? String(item['userId']) : null;
    },
  };
}
