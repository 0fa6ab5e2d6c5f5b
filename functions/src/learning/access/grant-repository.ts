import { Failure } from '#failure.ts';
import { failedConditions, isTransactionConflict } from '#table/condition-errors.ts';
import { grantName, learnerKeys, learnerPartition } from '#table/keys.ts';
import { parseStored, toStored } from '#table/stored-item.ts';
import {
  queryPartition,
  writeTransaction,
  type Table,
  type TransactionPart,
} from '#table/table.ts';
import { entitlementItem, type Grant } from '../learner-records.ts';

export interface GrantRepository {
  /** Lists what operators granted to a learner, oldest first. */
  list(learnerId: string): Promise<Grant[]>;
  /**
   * Stores a new grant, or a change of the version before it, with what follows from it.
   *
   * @throws Failure `changed_by_operator` when another version is stored
   */
  store(learnerId: string, grant: Grant, writes: readonly TransactionPart[]): Promise<void>;
}

export function grantRepository(table: Table): GrantRepository {
  return {
    async list(learnerId) {
      const { SK: prefix } = learnerKeys.entitlement(learnerId, grantName(''));
      const items = await queryPartition(table, learnerPartition(learnerId), prefix);
      return items.map((item) => parseStored(entitlementItem, item) as Grant);
    },

    async store(learnerId, grant, writes) {
      const key = learnerKeys.entitlement(learnerId, grant.name);
      const condition =
        grant.version === 1
          ? { ConditionExpression: 'attribute_not_exists(PK)' }
          : {
              ConditionExpression: '#version = :before',
              ExpressionAttributeNames: { '#version': 'version' },
              ExpressionAttributeValues: { ':before': grant.version - 1 },
            };
      try {
        await writeTransaction(table, [
          { put: toStored(entitlementItem, key, grant), condition },
          ...writes,
        ]);
      } catch (error) {
        if (!failedConditions(error) && !isTransactionConflict(error)) throw error;
        throw new Failure('changed_by_operator');
      }
    },
  };
}
