import { stripeKeys } from '#table/keys.ts';
import { getItem, type Table, type TransactionPart } from '#table/table.ts';
import { BILLING_SCHEMA_VERSION, StripeLink } from './billing-records.ts';

export interface StripeLinkRepository {
  /** The order or subscription a Stripe object belongs to, or undefined. The latest state. */
  find(stripeId: string): Promise<StripeLink | undefined>;
}

export function stripeLinkRepository(table: Table): StripeLinkRepository {
  return {
    async find(stripeId) {
      const item = await getItem(table, stripeKeys.link(stripeId));
      // A customer's link names no order.
      return item?.['entity'] === 'stripeLink' ? StripeLink.parse(item) : undefined;
    },
  };
}

/** Remembers whose a Stripe object is, with the change that learns of it. A repeat writes the same. */
export function linkPart(link: Omit<StripeLink, 'entity'>): TransactionPart {
  return {
    put: {
      ...stripeKeys.link(link.stripeId),
      entity: 'stripeLink',
      ...link,
      schemaVersion: BILLING_SCHEMA_VERSION,
    },
  };
}
