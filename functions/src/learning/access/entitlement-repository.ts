import { isConditionFailure } from '#table/condition-errors.ts';
import { learnerKeys } from '#table/keys.ts';
import { toStored } from '#table/stored-item.ts';
import { putItem, type Table } from '#table/table.ts';
import { entitlementItem, type EntitlementRecord } from '../learner-records.ts';

export interface EntitlementRepository {
  /** Stores an entitlement once. @returns false when one with that name exists, which is not changed. */
  grantOnce(userId: string, entitlement: EntitlementRecord): Promise<boolean>;
}

export function entitlementRepository(table: Table): EntitlementRepository {
  return {
    async grantOnce(userId, entitlement) {
      try {
        const key = learnerKeys.entitlement(userId, entitlement.name);
        const item = toStored(entitlementItem, key, entitlement);
        await putItem(table, item, { ConditionExpression: 'attribute_not_exists(PK)' });
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
        throw error;
      }
    },
  };
}
