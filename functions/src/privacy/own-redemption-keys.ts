import { batchIdOf } from '#billing/gift-codes/gift-batch-record.ts';
import { giftRedemptionKey, grantName, type Key } from '#table/keys.ts';
import type { Item } from '#table/table.ts';

/** Returns the keys of a learner's redemptions of gift codes, which are outside of their partitions. @param items of the learner's partition */
export function ownRedemptionKeys(items: readonly Item[]): Key[] {
  return items.flatMap(({ giftCode, name, startedAt }) => {
    const batchId = typeof giftCode === 'string' ? batchIdOf(giftCode) : undefined;
    if (batchId === undefined) return [];
    const grantId = String(name).slice(grantName('').length);
    return giftRedemptionKey(batchId, String(startedAt), grantId);
  });
}
