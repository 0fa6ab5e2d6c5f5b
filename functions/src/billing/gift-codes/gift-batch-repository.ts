import { Failure } from '#failure.ts';
import { failedConditions, isTransactionConflict } from '#table/condition-errors.ts';
import {
  giftBatchesPartition,
  giftBatchKey,
  giftRedemptionKey,
  giftRedemptionsPartition,
} from '#table/keys.ts';
import { parseStored, toStored } from '#table/stored-item.ts';
import {
  getItem,
  queryBackwards,
  queryPartition,
  writeTransaction,
  type Table,
  type TransactionPart,
} from '#table/table.ts';
import {
  storedGiftBatch,
  storedGiftRedemption,
  type GiftBatchRecord,
  type GiftRedemptionRecord,
} from './gift-batch-record.ts';

export interface GiftBatchRepository {
  find(batchId: string): Promise<GiftBatchRecord | undefined>;
  /** Lists all batches, those that have ended included. */
  list(): Promise<GiftBatchRecord[]>;
  /** Stores a new batch with what belongs to it. @throws Failure `write_conflict` when its id is taken */
  create(batch: GiftBatchRecord, writes: readonly TransactionPart[]): Promise<void>;
  /** Ends a batch with what belongs to that. @returns false when it has ended already */
  end(batchId: string, writes: readonly TransactionPart[]): Promise<boolean>;
  /** Redeems a code with what belongs to that. @returns the positions of the refused parts, the code's first; empty when all is written */
  redeem(
    redeemed: Omit<GiftRedemptionRecord, 'entity'>,
    writes: readonly TransactionPart[],
  ): Promise<number[]>;
  /** Lists a page of who redeemed the codes of a batch, the newest first. */
  redemptions(
    batchId: string,
    cursor?: string,
  ): Promise<{ redemptions: GiftRedemptionRecord[]; next: string | null }>;
}

/** Whose address each one shows is asked of Cognito, one by one. */
const PAGE_LENGTH = 10;

export function giftBatchRepository(table: Table): GiftBatchRepository {
  return {
    async find(batchId) {
      const item = await getItem(table, giftBatchKey(batchId));
      return item && parseStored(storedGiftBatch, item);
    },

    async list() {
      const items = await queryPartition(table, giftBatchesPartition);
      return items.map((item) => parseStored(storedGiftBatch, item));
    },

    async create(batch, writes) {
      const put = toStored(storedGiftBatch, giftBatchKey(batch.batchId), batch);
      const condition = { ConditionExpression: 'attribute_not_exists(PK)' };
      const refused = await refusedParts(table, [{ put, condition }, ...writes]);
      if (refused.length > 0) throw new Failure('write_conflict');
    },

    async end(batchId, writes) {
      const end: TransactionPart = {
        update: giftBatchKey(batchId),
        with: {
          UpdateExpression: 'SET active = :false',
          ConditionExpression: 'active = :true',
          ExpressionAttributeValues: { ':false': false, ':true': true },
        },
      };
      return (await refusedParts(table, [end, ...writes])).length === 0;
    },

    redeem(redeemed, writes) {
      const { batchId, code, redeemedAt, grantId } = redeemed;
      const redeem: TransactionPart = {
        update: giftBatchKey(batchId),
        with: {
          UpdateExpression: 'SET codes.#code = codes.#code + :one',
          ConditionExpression:
            'active = :true AND expiresAt > :now AND codes.#code < maxRedemptions',
          ExpressionAttributeNames: { '#code': code },
          ExpressionAttributeValues: { ':one': 1, ':true': true, ':now': redeemedAt },
        },
      };
      const put = toStored(storedGiftRedemption, giftRedemptionKey(batchId, redeemedAt, grantId), {
        entity: 'giftRedemption',
        ...redeemed,
      });
      return refusedParts(table, [redeem, { put }, ...writes]);
    },

    async redemptions(batchId, cursor) {
      const partition = giftRedemptionsPartition(batchId);
      const items = await queryBackwards(table, { partition, before: cursor, limit: PAGE_LENGTH });
      return {
        redemptions: items.map((item) => parseStored(storedGiftRedemption, item)),
        next: items.length < PAGE_LENGTH ? null : String(items.at(-1)!['SK']),
      };
    },
  };
}

/** @throws Failure `write_conflict` when the batch is changed at this moment */
async function refusedParts(table: Table, parts: readonly TransactionPart[]): Promise<number[]> {
  try {
    await writeTransaction(table, parts);
    return [];
  } catch (error) {
    const refused = failedConditions(error);
    if (refused) return refused;
    if (isTransactionConflict(error)) throw new Failure('write_conflict');
    throw error;
  }
}
