import { Failure } from '#failure.ts';
import {
  failedConditions,
  isConditionFailure,
  isTransactionConflict,
} from '#table/condition-errors.ts';
import { promotionCodeKey, promotionCodesPartition } from '#table/keys.ts';
import { parseStored, toStored } from '#table/stored-item.ts';
import {
  getItem,
  queryPartition,
  updateItem,
  writeTransaction,
  type Table,
  type TransactionPart,
} from '#table/table.ts';
import { storedPromotionCode, type PromotionCodeRecord } from './promotion-code-record.ts';

export interface PromotionCodeRepository {
  find(code: string): Promise<PromotionCodeRecord | undefined>;
  /** Lists all codes, those that have ended included. */
  list(): Promise<PromotionCodeRecord[]>;
  /** Stores a new code with what belongs to it. @returns false when the code exists */
  create(promotion: PromotionCodeRecord, writes: readonly TransactionPart[]): Promise<boolean>;
  /** Stores which promotion code Stripe has for it. */
  link(code: string, promotionCodeId: string): Promise<void>;
  /** Ends a code with what belongs to that. @returns false when it has ended already */
  end(code: string, writes: readonly TransactionPart[]): Promise<boolean>;
}

export function promotionCodeRepository(table: Table): PromotionCodeRepository {
  return {
    async find(code) {
      const item = await getItem(table, promotionCodeKey(code));
      return item && parseStored(storedPromotionCode, item);
    },

    async list() {
      const items = await queryPartition(table, promotionCodesPartition);
      return items.map((item) => parseStored(storedPromotionCode, item));
    },

    create(promotion, writes) {
      const put = toStored(storedPromotionCode, promotionCodeKey(promotion.code), promotion);
      const condition = { ConditionExpression: 'attribute_not_exists(PK)' };
      return isWritten(table, [{ put, condition }, ...writes]);
    },

    async link(code, promotionCodeId) {
      try {
        await updateItem(table, promotionCodeKey(code), {
          UpdateExpression: 'SET promotionCodeId = :id',
          ConditionExpression: 'attribute_exists(PK)',
          ExpressionAttributeValues: { ':id': promotionCodeId },
        });
      } catch (error) {
        if (isConditionFailure(error)) throw new Failure('promotion_code_not_found');
        throw error;
      }
    },

    end(code, writes) {
      const end: TransactionPart = {
        update: promotionCodeKey(code),
        with: {
          UpdateExpression: 'SET active = :false',
          ConditionExpression: 'active = :true',
          ExpressionAttributeValues: { ':false': false, ':true': true },
        },
      };
      return isWritten(table, [end, ...writes]);
    },
  };
}

/** @throws Failure `write_conflict` when the code is being redeemed at this moment */
async function isWritten(table: Table, parts: readonly TransactionPart[]): Promise<boolean> {
  try {
    await writeTransaction(table, parts);
    return true;
  } catch (error) {
    if (failedConditions(error)) return false;
    if (isTransactionConflict(error)) throw new Failure('write_conflict');
    throw error;
  }
}
