import type { Stripe } from 'stripe';
import { blank } from '#schemas/blank.ts';
import { existing, nowSeconds, type Account } from '#account/account.ts';
import { idOf, newId } from '#account/ids.ts';
import { emit } from '#events/events.ts';
import { attach, testCardOf } from './payment-methods.ts';
import { refusal, type StripeRefusal } from '#api/stripe-refusal.ts';
import { update } from '#subscriptions/subscription-state.ts';
import type { Decline } from './test-cards.ts';

export function createSetupIntent(account: Account, customerId: string): Stripe.SetupIntent {
  const id = newId('seti_1', 23);
  const intent: Stripe.SetupIntent = {
    ...blank('setup_intent'),
    id,
    client_secret: newId(`${id}_secret`, 25),
    created: nowSeconds(account),
    customer: customerId,
    customer_account: null,
    flow_directions: null,
    metadata: {},
    payment_method_types: ['card'],
    status: 'requires_payment_method',
    usage: 'off_session',
  };
  account.rows.setupIntents.set(id, intent);
  emit(account, 'setup_intent.created', intent);
  return intent;
}

/** Attempts to save a card for later. @throws StripeRefusal `setup_intent_unexpected_state` */
export function attemptSetup(
  account: Account,
  intent: Stripe.SetupIntent,
  paymentMethodId: string,
): void {
  refuseSetup(intent);
  intent.payment_method = paymentMethodId;
  intent.last_setup_error = null;
  if (testCardOf(account, paymentMethodId).authentication) {
    intent.status = 'requires_action';
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} };
    emit(account, 'setup_intent.requires_action', intent);
    return;
  }
  saveCard(account, intent, paymentMethodId);
}

export function answerSetupAuthentication(
  account: Account,
  intent: Stripe.SetupIntent,
  isComplete: boolean,
): void {
  const paymentMethodId = idOf(intent.payment_method);
  if (intent.status !== 'requires_action' || paymentMethodId === null)
    throw unexpectedState(intent);
  if (isComplete) {
    existing(account, 'cards', paymentMethodId).isAuthenticated = true;
    saveCard(account, intent, paymentMethodId);
    return;
  }
  fail(account, intent, {
    code: 'setup_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    type: 'invalid_request_error',
  });
}

function saveCard(account: Account, intent: Stripe.SetupIntent, paymentMethodId: string): void {
  const { decline, isAttachable } = testCardOf(account, paymentMethodId);
  if (decline && !isAttachable) {
    refuseSetupCard(account, intent, decline);
    return;
  }
  intent.status = 'succeeded';
  intent.next_action = null;
  const customer = idOf(intent.customer);
  if (customer !== null) attach(account, paymentMethodId, customer);
  emit(account, 'setup_intent.succeeded', intent);
  if (account.rows.portalSetups.has(intent.id) && customer !== null) {
    makeDefault(account, customer, paymentMethodId);
  }
  for (const subscription of account.rows.subscriptions.values()) {
    if (subscription.pending_setup_intent !== intent.id) continue;
    update(account, subscription, () => {
      subscription.pending_setup_intent = null;
      subscription.default_payment_method = paymentMethodId;
    });
  }
}

/**
 * Makes the portal's new card the customer's default. A subscription's own card stays and overrides it.
 *
 * @see https://docs.stripe.com/customer-management/portal-deep-links
 */
function makeDefault(account: Account, customerId: string, paymentMethodId: string): void {
  const customer = existing(account, 'customers', customerId);
  const before = structuredClone(customer);
  customer.invoice_settings.default_payment_method = paymentMethodId;
  emit(account, 'customer.updated', customer, before);
}

export function refuseSetupCard(
  account: Account,
  intent: Stripe.SetupIntent,
  decline: Decline,
): void {
  refuseSetup(intent);
  fail(account, intent, {
    code: decline.code,
    ...(decline.declineCode && { decline_code: decline.declineCode }),
    message: decline.message,
    type: 'card_error',
  });
}

function fail(
  account: Account,
  intent: Stripe.SetupIntent,
  error: Stripe.SetupIntent.LastSetupError,
): void {
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_setup_error = error;
  emit(account, 'setup_intent.setup_failed', intent);
}

function refuseSetup(intent: Stripe.SetupIntent): void {
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState(intent);
}

function unexpectedState(intent: Stripe.SetupIntent): StripeRefusal {
  return refusal.state(
    `You cannot confirm this SetupIntent because it has a status of ${intent.status}.`,
    'setup_intent_unexpected_state',
    { setup_intent: structuredClone(intent) },
  );
}
