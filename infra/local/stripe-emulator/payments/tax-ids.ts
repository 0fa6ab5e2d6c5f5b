import type { Stripe } from 'stripe';
import { all, nowSeconds, read, type Account } from '#account/account.ts';
import { newId } from '#account/ids.ts';
import type { Operation } from '#api/operation.ts';
import { requiredText } from '#api/params.ts';
import { refusal } from '#api/stripe-refusal.ts';
import { emit } from '#events/events.ts';
import { blank } from '#schemas/blank.ts';

/** Stripe allows five per customer. */
const MAX_PER_CUSTOMER = 5;
/** The formats Stripe publishes for some types; every other type only needs letters or digits. */
const FORMATS: Readonly<Record<string, RegExp>> = {
  us_ein: /^\d{2}-?\d{7}$/,
  eu_vat: /^[A-Z]{2}[A-Z0-9+*]{2,12}$/,
  gb_vat: /^(GB|XI)(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};
const ANY_FORMAT = /^[A-Z0-9][A-Z0-9 ./-]{2,}$/;

/** Returns a customer's tax ids, oldest first. */
export function taxIdsOf(account: Account, customerId: string): Stripe.TaxId[] {
  return all(account, 'taxIds').filter((taxId) => taxId.customer === customerId);
}

/** Operations of a customer's tax ids. @see https://docs.stripe.com/billing/customer/tax-ids */
export const taxIdOperations: Operation[] = [
  {
    method: 'POST',
    path: '/v1/customers/{id}/tax_ids',
    accepts: ['type', 'value'],
    run: (account, params, id) => {
      const customer = read(account, 'customers', id);
      const type = requiredText(params, 'type') as Stripe.TaxId.Type;
      const value = requiredText(params, 'value');
      if (!(FORMATS[type] ?? ANY_FORMAT).test(value)) {
        throw refusal.invalidParameter(`Invalid value for ${type}.`, 'value', 'tax_id_invalid');
      }
      if (taxIdsOf(account, id).length >= MAX_PER_CUSTOMER) {
        throw refusal.state('This customer already has the maximum number of tax IDs.');
      }
      const taxId: Stripe.TaxId = {
        ...blank('tax_id'),
        id: newId('txi_1', 23),
        country: countryOf(type, value),
        created: nowSeconds(account),
        customer: customer.id,
        owner: { type: 'customer', customer: customer.id, customer_account: null },
        type,
        value,
      };
      account.rows.taxIds.set(taxId.id, taxId);
      emit(account, 'customer.tax_id.created', taxId);
      return taxId;
    },
  },
  {
    method: 'DELETE',
    path: '/v1/tax_ids/{id}',
    accepts: [],
    run: (account, _params, id) => {
      const taxId = read(account, 'taxIds', id);
      account.rows.taxIds.delete(id);
      emit(account, 'customer.tax_id.deleted', taxId);
      return { id, object: 'tax_id', deleted: true };
    },
  },
];

/** European ids begin with their country; the type of every other id does. */
function countryOf(type: string, value: string): string {
  return (type === 'eu_vat' ? value : type).slice(0, 2).toUpperCase();
}
