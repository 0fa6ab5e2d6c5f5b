import type { Stripe } from 'stripe';
import { existing, nowSeconds, type Account } from '#account/account.ts';
import { idOf } from '#account/ids.ts';
import { createCharge } from './charges.ts';
import { emit } from '#events/events.ts';
import { startDebit } from './bank-debits.ts';
import { attach, testCardOf } from './payment-methods.ts';
import { recordTax } from '#tax/transactions.ts';
import { refusal, StripeRefusal } from '#api/stripe-refusal.ts';
import type { Decline } from './test-cards.ts';

export type Attempt = 'succeeded' | 'failed' | 'requires_action' | 'processing';

/**
 * Attempts a payment with a card.
 *
 * @param isOffSession whether the customer is absent and cannot authenticate
 * @throws StripeRefusal `payment_intent_unexpected_state` when it is paid or canceled
 */
export function attemptPayment(
  account: Account,
  intent: Stripe.PaymentIntent,
  paymentMethodId: string,
  isOffSession: boolean,
): Attempt {
  refuseConfirmation(intent);
  const method = existing(account, 'paymentMethods', paymentMethodId);
  if (method.customer !== null && method.customer !== intent.customer) {
    throw refusal.invalidParameter(
      'The provided PaymentMethod cannot be attached. To reuse a PaymentMethod, you must attach it to a Customer first.',
      'payment_method',
    );
  }
  intent.payment_method = paymentMethodId;
  intent.last_payment_error = null;
  const card = testCardOf(account, paymentMethodId);
  if (card.debit) {
    startDebit(account, intent, paymentMethodId);
    return 'processing';
  }
  const isSetUp = existing(account, 'cards', paymentMethodId).isAuthenticated;
  const needsAuthentication =
    card.authentication === 'always' ||
    (card.authentication === 'on-session' && !(isOffSession && isSetUp));
  if (!needsAuthentication) return charge(account, intent, paymentMethodId, false);
  intent.status = 'requires_action';
  intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} };
  emit(account, 'payment_intent.requires_action', intent);
  return 'requires_action';
}

/** Charges after 3-D Secure, or returns the intent to `requires_payment_method` when it failed. */
export function answerAuthentication(
  account: Account,
  intent: Stripe.PaymentIntent,
  isComplete: boolean,
): Attempt {
  const paymentMethodId = idOf(intent.payment_method);
  if (intent.status !== 'requires_action' || paymentMethodId === null) {
    throw unexpectedState(intent, 'authenticate', ['requires_action']);
  }
  if (isComplete) return charge(account, intent, paymentMethodId, true);
  failPayment(account, intent, paymentMethodId, null, {
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    type: 'invalid_request_error',
  });
  return 'failed';
}

function charge(
  account: Account,
  intent: Stripe.PaymentIntent,
  paymentMethodId: string,
  isAuthenticated: boolean,
): Attempt {
  const { decline = null } = testCardOf(account, paymentMethodId);
  const created = createCharge(account, intent, paymentMethodId, decline, isAuthenticated);
  intent.latest_charge = created.id;
  if (decline) {
    failPayment(account, intent, paymentMethodId, created.id, cardError(decline));
    return 'failed';
  }
  intent.status = 'succeeded';
  intent.next_action = null;
  intent.amount_received = intent.amount;
  if (intent.setup_future_usage && intent.customer !== null) {
    if (isAuthenticated) existing(account, 'cards', paymentMethodId).isAuthenticated = true;
    attach(account, paymentMethodId, idOf(intent.customer));
  }
  recordTax(account, intent);
  emit(account, 'payment_intent.succeeded', intent);
  return 'succeeded';
}

function cardError(decline: Decline): Stripe.PaymentIntent.LastPaymentError {
  return {
    code: decline.code,
    ...(decline.declineCode && { decline_code: decline.declineCode }),
    doc_url: `https://stripe.com/docs/error-codes/${decline.code.replaceAll('_', '-')}`,
    message: decline.message,
    type: 'card_error',
  };
}

function failPayment(
  account: Account,
  intent: Stripe.PaymentIntent,
  paymentMethodId: string,
  chargeId: string | null,
  error: Stripe.PaymentIntent.LastPaymentError,
): void {
  intent.status = 'requires_payment_method';
  intent.next_action = null;
  intent.payment_method = null;
  intent.last_payment_error = {
    ...(chargeId && { charge: chargeId }),
    ...error,
    payment_method: structuredClone(existing(account, 'paymentMethods', paymentMethodId)),
  };
  emit(account, 'payment_intent.payment_failed', intent);
}

/** Records a refused card number, which never becomes a PaymentMethod, on the intent. */
export function refuseNumber(
  account: Account,
  intent: Stripe.PaymentIntent,
  decline: Decline,
): void {
  refuseConfirmation(intent);
  intent.status = 'requires_payment_method';
  intent.next_action = null;
  intent.last_payment_error = cardError(decline);
  account.changed();
}

export function cancelIntent(
  account: Account,
  intent: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent.CancellationReason | null,
): void {
  const open = [
    'requires_payment_method',
    'requires_capture',
    'requires_confirmation',
    'requires_action',
    'processing',
  ];
  // Stripe allows it only before the debit has been sent to the bank, which is at once here.
  if (!open.includes(intent.status) || intent.status === 'processing')
    throw unexpectedState(intent, 'cancel', open);
  intent.status = 'canceled';
  intent.canceled_at = nowSeconds(account);
  intent.cancellation_reason = reason;
  intent.next_action = null;
  emit(account, 'payment_intent.canceled', intent);
}

function refuseConfirmation(intent: Stripe.PaymentIntent): void {
  if (intent.status === 'succeeded') {
    throw refusal.state(
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
      'payment_intent_unexpected_state',
      { payment_intent: structuredClone(intent) },
    );
  }
  if (intent.status === 'canceled' || intent.status === 'processing') {
    throw unexpectedState(intent, 'confirm', ['requires_confirmation', 'requires_action']);
  }
}

function unexpectedState(
  intent: Stripe.PaymentIntent,
  verb: string,
  allowed: string[],
): StripeRefusal {
  const past = verb === 'cancel' ? 'canceled' : `${verb}${verb.endsWith('e') ? 'd' : 'ed'}`;
  return refusal.state(
    `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be ${past}: ${allowed.join(', ')}.`,
    'payment_intent_unexpected_state',
    { payment_intent: structuredClone(intent) },
  );
}

/** Builds the API's response to a declined confirmation. */
export function declineOf(intent: Stripe.PaymentIntent): StripeRefusal {
  const error = intent.last_payment_error;
  return new StripeRefusal(402, error?.message ?? 'Your card was declined.', {
    type: 'card_error',
    code: error?.code ?? 'card_declined',
    ...(error?.decline_code && { decline_code: error.decline_code }),
    ...(error?.charge && { charge: error.charge }),
    payment_intent: structuredClone(intent),
    ...(error?.payment_method && { payment_method: error.payment_method }),
  });
}
