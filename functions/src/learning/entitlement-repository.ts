import { isConditionFailure } from '#table/condition-errors.ts';
import { learnerKeys } from '#table/keys.ts';
import { putItem, type Table } from '#table/table.ts';
import { LEARNER_SCHEMA_VERSION, type EntitlementRecord } from './learner-records.ts';

export interface EntitlementRepository {
  /** Stores an entitlement once. @returns false when one of that name exists; it stays as it is. */
  grantOnce(userId: string, entitlement: EntitlementRecord): Promise<boolean>;
}

export function entitlementRepository(table: Table): EntitlementRepository {
  return {
    async grantOnce(userId, entitlement) {
      try {
        const item = {
          ...learnerKeys.entitlement(userId, entitlement.name),
          ...entitlement,
          schemaVersion: LEARNER_SCHEMA_VERSION,
        };
        await putItem(table, item, { ConditionExpression: 'attribute_not_exists(PK)' });
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
        throw error;
      }
    },
  };
}
