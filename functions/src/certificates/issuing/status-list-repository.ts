import * as z from 'zod';
import { isConditionFailure } from '#table/condition-errors.ts';
import {
  issuerKeys,
  issuerPartition,
  revokedPrefix,
  statusListKeys,
  statusListPartition,
} from '#table/keys.ts';
import { storedItem, toStored } from '#table/stored-item.ts';
import {
  getItem,
  putItem,
  queryPartition,
  type Condition,
  type Table,
  type TransactionPart,
} from '#table/table.ts';

/** A status list that exists. */
const statusListItem = storedItem(z.object({ entity: z.literal('statusList'), listId: z.int() }));
const entryItem = storedItem(
  z.object({ entity: z.literal('statusEntry'), certificateId: z.string() }),
);
const revokedItem = storedItem(
  z.object({ entity: z.literal('revokedEntry'), index: z.int(), revokedAt: z.string() }),
);

const isAbsent: Condition = { ConditionExpression: 'attribute_not_exists(PK)' };

export interface StatusListRepository {
  /** Returns the id of the newest list; 0 before the first one. One Query. */
  readNewest(): Promise<number>;
  /** Creates a list unless it exists. */
  create(listId: number): Promise<void>;
  isUsed(listId: number, index: number): Promise<boolean>;
  /** Returns the places of the revoked entries, ascending. One Query. */
  readRevoked(listId: number): Promise<number[]>;
}

export function statusListRepository(table: Table): StatusListRepository {
  return {
    async readNewest() {
      const lists = await queryPartition(table, issuerPartition, 'LIST#');
      return Math.max(0, ...lists.map((item) => Number(item['listId'])));
    },

    async create(listId) {
      const record = { entity: 'statusList' as const, listId };
      try {
        await putItem(
          table,
          toStored(statusListItem, issuerKeys.statusList(listId), record),
          isAbsent,
        );
      } catch (error) {
        if (!isConditionFailure(error)) throw error;
      }
    },

    async isUsed(listId, index) {
      return (await getItem(table, statusListKeys.entry(listId, index))) !== undefined;
    },

    async readRevoked(listId) {
      const items = await queryPartition(table, statusListPartition(listId), revokedPrefix);
      return items.map((item) => Number(item['index']));
    },
  };
}

/** Takes an entry for a certificate; the transaction fails when another one has it. */
export function entryWrite(listId: number, index: number, certificateId: string): TransactionPart {
  const record = { entity: 'statusEntry' as const, certificateId };
  return {
    put: toStored(entryItem, statusListKeys.entry(listId, index), record),
    condition: isAbsent,
  };
}

/** Marks an entry as revoked. */
export function revokedWrite(listId: number, index: number, now: Date): TransactionPart {
  const record = { entity: 'revokedEntry' as const, index, revokedAt: now.toISOString() };
  return { put: toStored(revokedItem, statusListKeys.revoked(listId, index), record) };
}
