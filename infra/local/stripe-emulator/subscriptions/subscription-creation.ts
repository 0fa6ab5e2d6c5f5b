import type { Stripe } from 'stripe';
import { read, planJob, nowSeconds, type Account } from '#account/account.ts';
import { idOf } from '#account/ids.ts';
import { emit } from '#events/events.ts';
import { issueInvoice, defaultCard } from '#invoices/invoice-collection.ts';
import { itemOf, periodLine } from '#invoices/invoice-lines.ts';
import { createInvoice } from '#invoices/invoices.ts';
import {
  choiceOf,
  emulatedChoiceOf,
  flagOf,
  integerOf,
  mergeMetadata,
  nestedOf,
  objectsOf,
  refuseUnknown,
  requiredText,
  textsOf,
  type Params,
} from '#api/params.ts';
import { createSetupIntent } from '#payments/setup-intents.ts';
import { refuseUntaxable } from '#tax/invoice-taxes.ts';
import { refusal } from '#api/stripe-refusal.ts';
import { sendLater } from '#invoices/sent-invoices.ts';
import { requestedPromotionCode, startDiscount } from '#catalog/discounts.ts';
import { createPrice } from '#catalog/prices.ts';
import { newSubscription, type SubscriptionFields } from './subscription-object.ts';

/** The time after which an unpaid first invoice expires the subscription. */
export const INCOMPLETE_EXPIRES_AFTER_SECONDS = 23 * 3600;

export const CREATION_PARAMS = [
  'customer',
  'items',
  'metadata',
  'billing_mode',
  'payment_behavior',
  'payment_settings',
  'collection_method',
  'days_until_due',
  'automatic_tax',
  'discounts',
];

export function createSubscription(account: Account, params: Params): Stripe.Subscription {
  const customer = read(account, 'customers', requiredText(params, 'customer'), 'customer');
  const collection = requestedCollection(params);
  const behavior = emulatedChoiceOf(params, 'payment_behavior', ['default_incomplete']);
  if (!behavior && collection.daysUntilDue === null) {
    throw refusal.notEmulated('payment_behavior=allow_incomplete');
  }
  const mode = nestedOf(params, 'billing_mode');
  if (mode) {
    refuseUnknown(mode, ['type'], 'billing_mode');
    emulatedChoiceOf(mode, 'type', ['flexible']);
  }
  const requested = requestedPrice(account, params);
  const promotionCode = requestedPromotionCode(account, params);
  const hasTax = requestsTax(params);
  if (hasTax) refuseUntaxable(account, customer, requested.price);
  const subscription = newSubscription(account, {
    customer,
    ...requested,
    hasTax,
    metadata: mergeMetadata(params, {}),
    ...requestedPayment(params),
    ...collection,
  });
  if (customer.currency && customer.currency !== subscription.currency) {
    throw refusal.state(
      `You cannot combine currencies on a single customer. This customer has an active subscription, subscription schedule, discount, quote, or invoice item with currency ${customer.currency}.`,
    );
  }
  customer.currency = subscription.currency;
  account.rows.subscriptions.set(subscription.id, subscription);
  account.rows.subscriptionNotes.set(subscription.id, {
    id: subscription.id,
    pendingUpdate: null,
    dunning: null,
    scheduledChange: null,
  });
  if (promotionCode) startDiscount(account, subscription, promotionCode);
  startBilling(account, subscription);
  return subscription;
}

function startBilling(account: Account, subscription: Stripe.Subscription): void {
  const now = nowSeconds(account);
  const clock = idOf(subscription.test_clock);
  const id = subscription.id;
  emit(account, 'customer.subscription.created', subscription);
  const invoice = createInvoice(account, subscription, {
    reason: 'subscription_create',
    lines: [periodLine(account, subscription)],
    period: { start: now, end: now },
  });
  const due = itemOf(subscription).current_period_end;
  planJob(account, { at: due, kind: 'renew', id, clock });
  if (subscription.collection_method === 'send_invoice') {
    sendLater(account, invoice, clock);
    return;
  }
  issueInvoice(account, invoice);
  if (invoice.status === 'paid') {
    // Without a payment, only a SetupIntent can collect the card for renewals.
    if (defaultCard(account, subscription) === null) {
      subscription.pending_setup_intent = createSetupIntent(
        account,
        idOf(subscription.customer),
      ).id;
    }
    return;
  }
  const expiresAt = now + INCOMPLETE_EXPIRES_AFTER_SECONDS;
  planJob(account, { at: expiresAt, kind: 'expire-subscription', id, clock });
}

export function requestedItem(params: Params): Params {
  const items = objectsOf(params, 'items') ?? [];
  if (items.length !== 1 || !items[0]) {
    throw refusal.invalidParameter(
      'The emulator supports exactly one item per subscription.',
      'items',
    );
  }
  return items[0];
}

/** Invoices are sent, or the card is charged, which is Stripe's default. */
function requestedCollection(params: Params): { daysUntilDue: number | null } {
  const method = choiceOf(params, 'collection_method', ['charge_automatically', 'send_invoice']);
  const days = integerOf(params, 'days_until_due');
  if (method === 'send_invoice') {
    if (days === undefined) throw refusal.missing('days_until_due');
    return { daysUntilDue: days };
  }
  if (days !== undefined) {
    throw refusal.invalidParameter(
      'You can only set `days_until_due` if `collection_method` is `send_invoice`.',
      'days_until_due',
    );
  }
  return { daysUntilDue: null };
}

function requestsTax(params: Params): boolean {
  const tax = nestedOf(params, 'automatic_tax');
  if (!tax) return false;
  refuseUnknown(tax, ['enabled'], 'automatic_tax');
  return flagOf(tax, 'enabled') === true;
}

/** Returns the price that an item names, or creates the one it describes. */
export function priceOfItem(account: Account, item: Params): Stripe.Price {
  const data = nestedOf(item, 'price_data');
  if (!data) return read(account, 'prices', requiredText(item, 'price'), 'items[0][price]');
  refuseUnknown(
    data,
    ['currency', 'product', 'unit_amount', 'recurring', 'tax_behavior'],
    'items[0][price_data]',
  );
  return createPrice(account, data);
}

function requestedPrice(account: Account, params: Params) {
  const item = requestedItem(params);
  refuseUnknown(item, ['price', 'price_data', 'quantity'], 'items[0]');
  const price = priceOfItem(account, item);
  if (!price.recurring) {
    throw refusal.invalidParameter(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
      'items[0][price]',
    );
  }
  if (!price.active) {
    throw refusal.invalidParameter(
      'The price specified is inactive. This field only accepts active prices.',
      'items[0][price]',
    );
  }
  return { price, recurring: price.recurring, quantity: integerOf(item, 'quantity') ?? 1 };
}

function requestedPayment(
  params: Params,
): Pick<SubscriptionFields, 'savesPaymentMethod' | 'paymentMethodTypes'> {
  const settings = nestedOf(params, 'payment_settings');
  if (!settings) return { savesPaymentMethod: 'off', paymentMethodTypes: null };
  refuseUnknown(
    settings,
    ['save_default_payment_method', 'payment_method_types', 'payment_method_options'],
    'payment_settings',
  );
  const saving = choiceOf(settings, 'save_default_payment_method', ['off', 'on_subscription']);
  const types = textsOf(settings, 'payment_method_types') ?? null;
  const options = nestedOf(settings, 'payment_method_options');
  if (options) refuseUnknown(options, ['customer_balance'], 'payment_method_options');
  return {
    savesPaymentMethod: saving ?? 'off',
    paymentMethodTypes: types as Stripe.Subscription.PaymentSettings.PaymentMethodType[] | null,
  };
}
