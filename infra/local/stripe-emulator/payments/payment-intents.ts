import type { Stripe } from 'stripe';
import { read, type Account } from '#account/account.ts';
import { idOf } from '#account/ids.ts';
import { applyPayment } from '#invoices/invoice-collection.ts';
import { invoiceOfIntent } from '#invoices/invoices.ts';
import { emailOf, limitedTextOf, urlOf } from '#api/limits.ts';
import { listOperation } from '#api/object-operations.ts';
import type { Operation } from '#api/operation.ts';
import {
  choiceOf,
  flagOf,
  mergeMetadata,
  nestedOf,
  refuseUnknown,
  requiredInteger,
  requiredText,
  textOf,
  type Params,
} from '#api/params.ts';
import { attemptPayment, cancelIntent, declineOf } from './payment-intent-machine.ts';
import { createPaymentIntent } from './payment-intent-object.ts';
import { resolvePaymentMethod } from './payment-methods.ts';
import { associate } from '#tax/transactions.ts';
import { refusal, StripeRefusal } from '#api/stripe-refusal.ts';
import { atCustomersTime } from '#clock/test-clocks.ts';

const MINIMUM_CENTS = 50;
const MAXIMUM_CENTS = 99_999_999;
const MAX_DESCRIPTION = 1000;
const CONFIRMING = ['payment_method', 'off_session', 'return_url'];

function create(account: Account, params: Params): Stripe.PaymentIntent {
  refusePaymentMethodTypes(params);
  const customer = textOf(params, 'customer') ?? null;
  if (customer !== null) read(account, 'customers', customer, 'customer');
  const automatic = nestedOf(params, 'automatic_payment_methods');
  if (automatic)
    refuseUnknown(automatic, ['enabled', 'allow_redirects'], 'automatic_payment_methods');
  const calculationId = calculationOf(account, params);
  const currency = requiredText(params, 'currency').toLowerCase();
  const redirects = automatic && choiceOf(automatic, 'allow_redirects', ['always', 'never']);
  const intent = createPaymentIntent(account, {
    amount: chargeable(requiredInteger(params, 'amount'), currency),
    currency,
    customer,
    description: limitedTextOf(params, 'description', MAX_DESCRIPTION) ?? null,
    metadata: mergeMetadata(params, {}),
    receiptEmail: emailOf(params, 'receipt_email') ?? null,
    setupFutureUsage: choiceOf(params, 'setup_future_usage', ['off_session', 'on_session']) ?? null,
    ...(redirects && { allowRedirects: redirects }),
    ...(calculationId !== undefined && { calculationId }),
  });
  if (calculationId !== undefined) associate(account, intent.id, calculationId);
  const method = textOf(params, 'payment_method');
  if (method !== undefined) {
    intent.payment_method = resolvePaymentMethod(account, method, 'payment_method');
    intent.status = 'requires_confirmation';
  }
  if (flagOf(params, 'confirm') === true) confirm(account, intent, params);
  return intent;
}

/** Returns the calculation whose tax Stripe records with the payment. */
function calculationOf(account: Account, params: Params): string | undefined {
  const hooks = nestedOf(params, 'hooks');
  if (!hooks) return undefined;
  const tax = nestedOf(nestedOf(hooks, 'inputs') ?? {}, 'tax');
  if (!tax) throw refusal.missing('hooks[inputs][tax]');
  const id = requiredText(tax, 'calculation');
  return read(account, 'taxCalculations', id, 'hooks[inputs][tax][calculation]').id;
}

function chargeable(cents: number, currency: string): number {
  if (cents < 0) throw refusal.invalidParameter('Invalid non-negative integer', 'amount');
  if (cents < MINIMUM_CENTS) {
    throw refusal.invalidParameter(
      `Amount must be at least $0.50 ${currency}`,
      'amount',
      'amount_too_small',
    );
  }
  if (cents > MAXIMUM_CENTS) {
    throw refusal.invalidParameter(
      `Amount must be no more than $999,999.99 ${currency}`,
      'amount',
      'amount_too_large',
    );
  }
  return cents;
}

function refusePaymentMethodTypes(params: Params): void {
  if (!('payment_method_types' in params)) return;
  throw refusal.invalidParameter(
    'The parameter payment_method_types is no longer supported on PaymentIntents. Use automatic_payment_methods instead.',
    'payment_method_types',
    'payment_method_types_no_longer_supported',
  );
}

function confirm(account: Account, intent: Stripe.PaymentIntent, params: Params): void {
  refusePaymentMethodTypes(params);
  const given = textOf(params, 'payment_method');
  const method =
    given === undefined
      ? idOf(intent.payment_method)
      : resolvePaymentMethod(account, given, 'payment_method');
  if (method === null) {
    throw refusal.state(
      'You cannot confirm this PaymentIntent because it’s missing a payment method. To confirm the PaymentIntent, specify a payment method attached to this customer along with the customer ID.',
      'payment_intent_unexpected_state',
      { payment_intent: structuredClone(intent) },
    );
  }
  const isOffSession = flagOf(params, 'off_session') === true;
  const attempt = attemptPayment(account, intent, method, isOffSession);
  if (attempt === 'requires_action') {
    const returnUrl = urlOf(params, 'return_url');
    if (returnUrl !== undefined) {
      intent.next_action = {
        redirect_to_url: {
          return_url: returnUrl,
          url: `${account.origin}/_local/stripe/authentication/${intent.id}`,
        },
        type: 'redirect_to_url',
      };
    }
  }
  applyPayment(account, intent, attempt);
  if (attempt === 'failed') throw declineOf(intent);
}

export const paymentIntentOperations: Operation[] = [
  {
    method: 'POST',
    path: '/v1/payment_intents',
    accepts: [
      'amount',
      'currency',
      'customer',
      'automatic_payment_methods',
      'description',
      'metadata',
      'receipt_email',
      'hooks',
      'setup_future_usage',
      'confirm',
      'payment_method_types',
      ...CONFIRMING,
    ],
    run: create,
  },
  listOperation('/v1/payment_intents', 'paymentIntents', ['customer']),
  {
    method: 'GET',
    path: '/v1/payment_intents/{id}',
    accepts: ['client_secret'],
    run: (account, params, id) => {
      const intent = read(account, 'paymentIntents', id);
      const secret = textOf(params, 'client_secret');
      if (secret !== undefined && secret !== intent.client_secret) throw wrongSecret();
      return intent;
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/{id}/cancel',
    accepts: ['cancellation_reason'],
    run: (account, params, id) => {
      const intent = read(account, 'paymentIntents', id);
      if (invoiceOfIntent(account, id)) {
        throw refusal.state(
          'You cannot cancel the PaymentIntent of an invoice. Void the invoice instead.',
          'payment_intent_unexpected_state',
          { payment_intent: structuredClone(intent) },
        );
      }
      const reasons = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const;
      cancelIntent(account, intent, choiceOf(params, 'cancellation_reason', reasons) ?? null);
      return intent;
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/{id}/confirm',
    accepts: [...CONFIRMING, 'payment_method_types'],
    run: (account, params, id) => {
      const intent = read(account, 'paymentIntents', id);
      return atCustomersTime(account, idOf(intent.customer), () => {
        confirm(account, intent, params);
        return intent;
      });
    },
  },
];

export function wrongSecret(): StripeRefusal {
  return new StripeRefusal(
    404,
    'The client_secret provided does not match any associated PaymentIntent on this account. Ensure the publishable key used belongs to the same account that created the PaymentIntent.',
    { type: 'invalid_request_error', code: 'resource_missing', param: 'intent', isUntried: true },
  );
}
