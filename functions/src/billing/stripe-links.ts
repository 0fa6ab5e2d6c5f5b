import { stripeKeys } from '#table/keys.ts';
import { parseStored, toStored } from '#table/stored-item.ts';
import { getItem, type Table, type TransactionPart } from '#table/table.ts';
import { storedStripeLink, type StripeLink } from './billing-records.ts';

export interface StripeLinkRepository {
  /** Finds the order or subscription a Stripe object belongs to. Reads the latest state. */
  find(stripeId: string): Promise<StripeLink | undefined>;
  /** Finds the learner a Stripe object belongs to, a customer included. */
  findOwner(stripeId: string): Promise<string | undefined>;
}

export function stripeLinkRepository(table: Table): StripeLinkRepository {
  return {
    async find(stripeId) {
      const item = await getItem(table, stripeKeys.link(stripeId));
      // A customer's link is of another kind and names no order.
      return item?.['entity'] === 'stripeLink' ? parseStored(storedStripeLink, item) : undefined;
    },

    async findOwner(stripeId) {
      const userId = (await getItem(table, stripeKeys.link(stripeId)))?.['userId'];
      return typeof userId === 'string' ? userId : undefined;
    },
  };
}

/** Links a Stripe object to its order or subscription, in the transaction that learns of it. Safe to repeat. */
export function linkWrite(link: Omit<StripeLink, 'entity'>): TransactionPart {
  return {
    put: toStored(storedStripeLink, stripeKeys.link(link.stripeId), {
      entity: 'stripeLink',
      ...link,
    }),
  };
}
