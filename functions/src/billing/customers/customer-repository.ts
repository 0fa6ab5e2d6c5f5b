import { failedConditions, isTransactionConflict } from '#table/condition-errors.ts';
import { orderKeys, stripeKeys } from '#table/keys.ts';
import { getItem, writeTransaction, type Table } from '#table/table.ts';
import { retryOnConflict } from '#table/retry-on-conflict.ts';
import { BILLING_SCHEMA_VERSION, CustomerLink, CustomerRecord } from '../billing-records.ts';

export interface CustomerRepository {
  /** The learner's Stripe customer, or undefined. The latest state. */
  find(userId: string): Promise<string | undefined>;
  /** The learner a Stripe customer stands for, or undefined. */
  learnerOf(customerId: string): Promise<string | undefined>;
  /** Stores the customer unless the learner has one. @returns the one that holds. */
  save(userId: string, customerId: string, now: Date): Promise<string>;
  /** Stripe has this customer no more; the learner's later one stays. Whose it was can still be found. */
  forget(userId: string, customerId: string): Promise<void>;
}

export function customerRepository(table: Table): CustomerRepository {
  const find = async (userId: string) => {
    const item = await getItem(table, orderKeys.customer(userId));
    return item && CustomerRecord.parse(item).customerId;
  };

  const put = async (userId: string, customerId: string, now: Date): Promise<boolean> => {
    const schemaVersion = BILLING_SCHEMA_VERSION;
    const createdAt = now.toISOString();
    const record: CustomerRecord = { entity: 'stripeCustomer', userId, customerId, createdAt };
    const link: CustomerLink = { entity: 'stripeCustomerLink', stripeId: customerId, userId };
    try {
      await writeTransaction(table, [
        {
          put: { ...orderKeys.customer(userId), ...record, schemaVersion },
          condition: { ConditionExpression: 'attribute_not_exists(PK)' },
        },
        { put: { ...stripeKeys.link(customerId), ...link, schemaVersion } },
      ]);
      return true;
    } catch (error) {
      if (failedConditions(error) || isTransactionConflict(error)) return false;
      throw error;
    }
  };

  return {
    find,
    async learnerOf(customerId) {
      const item = await getItem(table, stripeKeys.link(customerId));
      return item && CustomerLink.parse(item).userId;
    },
    async save(userId, customerId, now) {
      const stored = await retryOnConflict(async () => {
        if (await put(userId, customerId, now)) return { customerId };
        const known = await find(userId);
        return known === undefined ? undefined : { customerId: known };
      });
      return stored.customerId;
    },
    async forget(userId, customerId) {
      try {
        await writeTransaction(table, [
          {
            remove: orderKeys.customer(userId),
            condition: {
              ConditionExpression: 'customerId = :customerId',
              ExpressionAttributeValues: { ':customerId': customerId },
            },
          },
        ]);
      } catch (error) {
        if (!failedConditions(error)) throw error;
      }
    },
  };
}
