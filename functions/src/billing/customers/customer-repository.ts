import { failedConditions, isTransactionConflict } from '#table/condition-errors.ts';
import { orderKeys, stripeKeys } from '#table/keys.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { parseStored, toStored } from '#table/stored-item.ts';
import { getItem, writeTransaction, type Table } from '#table/table.ts';
import { storedCustomer, storedCustomerLink } from '../billing-records.ts';

export interface CustomerRepository {
  /** Finds the learner's Stripe customer. Reads the latest state. */
  find(userId: string): Promise<string | undefined>;
  /** Finds the learner a Stripe customer belongs to. */
  findLearner(customerId: string): Promise<string | undefined>;
  /** Stores the customer unless the learner has one. @returns the customer that is stored */
  save(userId: string, customerId: string, now: Date): Promise<string>;
  /** Removes a customer that was deleted at Stripe, unless the learner has a newer one. `findLearner` still finds the learner. */
  forget(userId: string, customerId: string): Promise<void>;
}

export function customerRepository(table: Table): CustomerRepository {
  const find = async (userId: string) => {
    const item = await getItem(table, orderKeys.customer(userId));
    return item && parseStored(storedCustomer, item).customerId;
  };

  const put = async (userId: string, customerId: string, now: Date): Promise<boolean> => {
    const createdAt = now.toISOString();
    const record = { entity: 'stripeCustomer', userId, customerId, createdAt } as const;
    const link = { entity: 'stripeCustomerLink', stripeId: customerId, userId } as const;
    try {
      await writeTransaction(table, [
        {
          put: toStored(storedCustomer, orderKeys.customer(userId), record),
          condition: { ConditionExpression: 'attribute_not_exists(PK)' },
        },
        { put: toStored(storedCustomerLink, stripeKeys.link(customerId), link) },
      ]);
      return true;
    } catch (error) {
      if (failedConditions(error) || isTransactionConflict(error)) return false;
      throw error;
    }
  };

  return {
    find,
    async findLearner(customerId) {
      const item = await getItem(table, stripeKeys.link(customerId));
      return item && parseStored(storedCustomerLink, item).userId;
    },
    async save(userId, customerId, now) {
      return retryOnConflict(async () => {
        if (await put(userId, customerId, now)) return customerId;
        return (await find(userId)) ?? CONFLICT;
      });
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
