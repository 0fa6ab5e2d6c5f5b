import type { Stripe } from 'stripe';
import { blank } from '#schemas/blank.ts';
import { read, nowSeconds, type Account } from '#account/account.ts';
import { newId } from '#account/ids.ts';
import { emit } from '#events/events.ts';
import { listOperation } from '#api/object-operations.ts';
import type { Operation } from '#api/operation.ts';
import {
  emulatedChoiceOf,
  integerOf,
  mergeMetadata,
  nestedOf,
  nullableTextOf,
  refuseUnknown,
  textOf,
  type Params,
} from '#api/params.ts';
import { emailOf } from '#api/limits.ts';
import { refusal } from '#api/stripe-refusal.ts';
import { customFieldsOf } from '#invoices/custom-fields.ts';
import { attach, resolvePaymentMethod } from './payment-methods.ts';
import { isPreciseEnough } from '#tax/tax-rates.ts';
import { endSubscription } from '#subscriptions/subscription-state.ts';

const WRITABLE = ['email', 'name', 'address', 'metadata', 'balance', 'invoice_settings', 'tax'];
const ADDRESS_FIELDS = ['city', 'country', 'line1', 'line2', 'postal_code', 'state'] as const;

function createCustomer(account: Account, params: Params): Stripe.Customer {
  const clock = textOf(params, 'test_clock') ?? null;
  if (clock !== null) read(account, 'testClocks', clock, 'test_clock');
  const customer: Stripe.Customer = {
    ...blank('customer'),
    id: newId('cus', 14),
    address: null,
    created: clock === null ? nowSeconds(account) : read(account, 'testClocks', clock).frozen_time,
    currency: null,
    delinquent: false,
    invoice_prefix: newId('', 8).slice(1).toUpperCase(),
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    tax_exempt: 'none',
    test_clock: clock,
  };
  write(account, customer, params);
  account.rows.customers.set(customer.id, customer);
  const method = textOf(params, 'payment_method');
  if (method !== undefined) {
    attach(account, resolvePaymentMethod(account, method, 'payment_method'), customer.id);
  }
  emit(account, 'customer.created', customer);
  return customer;
}

function write(account: Account, customer: Stripe.Customer, params: Params): void {
  const email = emailOf(params, 'email');
  if (email !== undefined) customer.email = email;
  const name = nullableTextOf(params, 'name');
  if (name !== undefined) customer.name = name;
  customer.metadata = mergeMetadata(params, customer.metadata);
  customer.balance = integerOf(params, 'balance') ?? customer.balance;
  writeAddress(customer, params);
  validateLocation(customer, params);
  const settings = nestedOf(params, 'invoice_settings');
  if (!settings) return;
  refuseUnknown(settings, ['default_payment_method', 'custom_fields'], 'invoice_settings');
  const customFields = customFieldsOf(settings);
  if (customFields !== undefined) customer.invoice_settings.custom_fields = customFields;
  const method = nullableTextOf(settings, 'default_payment_method');
  if (method === undefined) return;
  const isAttached =
    method === null ||
    read(account, 'paymentMethods', method, 'default_payment_method').customer === customer.id;
  if (!isAttached) {
    throw refusal.invalidParameter(
      `The customer does not have a payment method with the ID ${method}. The payment method must be attached to the customer.`,
      'invoice_settings[default_payment_method]',
      'resource_missing',
    );
  }
  customer.invoice_settings.default_payment_method = method;
}

/** Replaces the address; an empty one removes it. */
function writeAddress(customer: Stripe.Customer, params: Params): void {
  if (params['address'] === '') customer.address = null;
  const address = nestedOf(params, 'address');
  if (!address) return;
  refuseUnknown(address, ADDRESS_FIELDS, 'address');
  const [city, country, line1, line2, postalCode, state] = ADDRESS_FIELDS.map(
    (field) => nullableTextOf(address, field) ?? null,
  ) as [Text, Text, Text, Text, Text, Text];
  customer.address = { city, country, line1, line2, postal_code: postalCode, state };
}

/** Checks at once whether tax can be calculated for the address, where a call asks for it. */
function validateLocation({ address }: Stripe.Customer, params: Params): void {
  const tax = nestedOf(params, 'tax');
  if (!tax) return;
  refuseUnknown(tax, ['validate_location'], 'tax');
  emulatedChoiceOf(tax, 'validate_location', ['immediately']);
  if (address && isPreciseEnough(address)) return;
  throw refusal.state(
    'The customer’s location isn’t recognized. Set a valid customer address in order to automatically calculate tax.',
    'customer_tax_location_invalid',
  );
}

type Text = string | null;

function deleteCustomer(account: Account, id: string): Stripe.DeletedCustomer {
  const customer = read(account, 'customers', id);
  for (const subscription of account.rows.subscriptions.values()) {
    if (subscription.customer === id && subscription.ended_at === null) {
      endSubscription(account, subscription, 'cancellation_requested');
    }
  }
  const deleted: Stripe.DeletedCustomer = { id, object: 'customer', deleted: true };
  account.rows.customers.delete(id);
  account.rows.deletedCustomers.set(id, deleted);
  emit(account, 'customer.deleted', customer);
  return deleted;
}

export const customerOperations: Operation[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    accepts: [...WRITABLE, 'payment_method', 'test_clock'],
    run: createCustomer,
  },
  listOperation('/v1/customers', 'customers', ['email', 'test_clock']),
  {
    method: 'GET',
    path: '/v1/customers/{id}',
    accepts: [],
    run: (account, _params, id) =>
      account.rows.deletedCustomers.get(id) ?? read(account, 'customers', id),
  },
  {
    method: 'POST',
    path: '/v1/customers/{id}',
    accepts: WRITABLE,
    run: (account, params, id) => {
      const customer = read(account, 'customers', id);
      const before = structuredClone(customer);
      write(account, customer, params);
      emit(account, 'customer.updated', customer, before);
      return customer;
    },
  },
  {
    method: 'DELETE',
    path: '/v1/customers/{id}',
    accepts: [],
    run: (account, _params, id) => deleteCustomer(account, id),
  },
];
