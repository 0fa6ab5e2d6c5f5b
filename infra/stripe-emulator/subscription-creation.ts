import type { Stripe } from 'stripe';
import { find, idOf, known, plan, seconds, type Account } from './account.ts';
import { emit } from './events.ts';
import { collectInvoice, issueInvoice, storedCard } from './invoice-collection.ts';
import { itemOf, periodLine } from './invoice-lines.ts';
import { createInvoice, intentOfInvoice } from './invoices.ts';
import {
  choiceOf,
  integerOf,
  mergeMetadata,
  nestedOf,
  nullableTextOf,
  objectsOf,
  refuseOthers,
  requiredText,
  textOf,
  type Params,
} from './params.ts';
import { declineOf } from './payment-intent-machine.ts';
import { createSetupIntent } from './setup-intents.ts';
import { refusal } from './stripe-error.ts';
import { newSubscription } from './subscription-object.ts';
import { endSubscription } from './subscription-state.ts';

/** How long a first payment may take. */
export const INCOMPLETE_EXPIRES_AFTER_SECONDS = 23 * 3600;

export const CREATION_PARAMS = [
  'customer',
  'items',
  'metadata',
  'description',
  'billing_mode',
  'payment_behavior',
  'payment_settings',
  'default_payment_method',
  'collection_method',
  'off_session',
];

export function createSubscription(account: Account, params: Params): Stripe.Subscription {
  const customer = find(account, 'customers', requiredText(params, 'customer'), 'customer');
  const behavior =
    choiceOf(params, 'payment_behavior', [
      'allow_incomplete',
      'default_incomplete',
      'error_if_incomplete',
    ]) ?? 'allow_incomplete';
  choiceOf(params, 'collection_method', ['charge_automatically']);
  const subscription = newSubscription(account, {
    customer,
    ...wantedPrice(account, params),
    metadata: mergeMetadata(params, {}),
    description: nullableTextOf(params, 'description') ?? null,
    billingMode: wantedBillingMode(params),
    saves: wantedSaving(params),
    defaultPaymentMethod: wantedCard(account, params),
  });
  if (customer.currency && customer.currency !== subscription.currency) {
    throw refusal.state(
      `You cannot combine currencies on a single customer. This customer has an active subscription, subscription schedule, discount, quote, or invoice item with currency ${customer.currency}.`,
    );
  }
  const stored = storedCard(account, subscription);
  if (behavior !== 'default_incomplete' && stored === null) {
    throw refusal.state(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
      'resource_missing',
    );
  }
  customer.currency = subscription.currency;
  account.rows.subscriptions.set(subscription.id, subscription);
  account.rows.subscriptionNotes.set(subscription.id, {
    id: subscription.id,
    pendingLines: [],
    pendingUpdate: null,
    dunning: null,
    scheduledChange: null,
  });
  startBilling(account, subscription, behavior, stored);
  return subscription;
}

function startBilling(
  account: Account,
  subscription: Stripe.Subscription,
  behavior: 'allow_incomplete' | 'default_incomplete' | 'error_if_incomplete',
  stored: string | null,
): void {
  const now = seconds(account);
  const clock = idOf(subscription.test_clock);
  const id = subscription.id;
  emit(account, 'customer.subscription.created', subscription);
  const invoice = createInvoice(account, subscription, {
    reason: 'subscription_create',
    lines: [periodLine(account, subscription)],
    period: { start: now, end: now },
  });
  const due = itemOf(subscription).current_period_end;
  plan(account, { at: due, kind: 'renew', id, clock });
  issueInvoice(account, invoice);
  if (invoice.status === 'paid') {
    // Nothing to pay, so nothing that would ask for the card that renewals need.
    if (behavior === 'default_incomplete' && stored === null) {
      subscription.pending_setup_intent = createSetupIntent(
        account,
        idOf(subscription.customer),
      ).id;
    }
    return;
  }
  const expiresAt = now + INCOMPLETE_EXPIRES_AFTER_SECONDS;
  plan(account, { at: expiresAt, kind: 'expire-subscription', id, clock });
  if (behavior === 'default_incomplete') return;
  const attempt = collectInvoice(account, invoice, stored);
  if (attempt === 'succeeded' || behavior === 'allow_incomplete') return;
  endSubscription(account, subscription, 'payment_failed');
  const intent = intentOfInvoice(account, invoice);
  throw declineOf(intent ?? known(account, 'paymentIntents', ''));
}

export function wantedItem(params: Params): Params {
  const items = objectsOf(params, 'items') ?? [];
  if (items.length !== 1 || !items[0]) {
    throw refusal.invalidParameter(
      'The emulator sells exactly one item per subscription.',
      'items',
    );
  }
  return items[0];
}

function wantedPrice(account: Account, params: Params) {
  const item = wantedItem(params);
  refuseOthers(item, ['price', 'quantity'], 'items[0]');
  const price = find(account, 'prices', requiredText(item, 'price'), 'items[0][price]');
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

function wantedBillingMode(params: Params): 'classic' | 'flexible' {
  const mode = nestedOf(params, 'billing_mode');
  if (!mode) return 'flexible';
  refuseOthers(mode, ['type'], 'billing_mode');
  return choiceOf(mode, 'type', ['classic', 'flexible']) ?? 'flexible';
}

function wantedSaving(params: Params): 'off' | 'on_subscription' {
  const settings = nestedOf(params, 'payment_settings');
  if (!settings) return 'off';
  refuseOthers(settings, ['save_default_payment_method'], 'payment_settings');
  return choiceOf(settings, 'save_default_payment_method', ['off', 'on_subscription']) ?? 'off';
}

function wantedCard(account: Account, params: Params): string | null {
  const id = textOf(params, 'default_payment_method');
  return id === undefined ? null : find(account, 'paymentMethods', id, 'default_payment_method').id;
}
