import { blank } from '#schemas/blank.ts';
import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import { read, existing, nowSeconds, type Account } from '#account/account.ts';
import { newId } from '#account/ids.ts';
import { emit } from '#events/events.ts';
import type { Operation } from '#api/operation.ts';
import { requiredText } from '#api/params.ts';
import { refusal, StripeRefusal } from '#api/stripe-refusal.ts';
import {
  TEST_ACCOUNTS,
  TEST_CARDS,
  TEST_PAYMENT_METHODS,
  TEST_ROUTING_NUMBER,
  type TestCard,
} from './test-cards.ts';

export interface CardDetails {
  number: string;
  expMonth?: number;
  expYear?: number;
}

/** Creates a PaymentMethod from a test card's number. */
export function createPaymentMethod(account: Account, card: CardDetails): Stripe.PaymentMethod {
  const { number } = card;
  const brand = TEST_CARDS[number]?.brand ?? 'visa';
  const method: Stripe.PaymentMethod = {
    ...blank('payment_method'),
    id: newId('pm_1', 23),
    allow_redisplay: 'unspecified',
    card: {
      ...blank('PaymentMethod.Card'),
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: brand === 'amex' ? 'american_express' : brand,
      exp_month: card.expMonth ?? 12,
      exp_year: card.expYear ?? 2040,
      fingerprint: createHash('sha256').update(number).digest('hex').slice(0, 16),
      funding: 'credit',
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
    },
    created: nowSeconds(account),
    metadata: {},
    type: 'card',
  };
  account.rows.paymentMethods.set(method.id, method);
  account.rows.cards.set(method.id, { id: method.id, number, isAuthenticated: false });
  return method;
}

/** Creates a PaymentMethod from a test bank account's number. */
export function createBankAccount(account: Account, number: string): Stripe.PaymentMethod {
  const method: Stripe.PaymentMethod = {
    ...blank('payment_method'),
    id: newId('pm_1', 23),
    allow_redisplay: 'unspecified',
    created: nowSeconds(account),
    metadata: {},
    type: 'us_bank_account',
    us_bank_account: {
      ...blank('PaymentMethod.UsBankAccount'),
      account_holder_type: 'individual',
      account_type: 'checking',
      bank_name: 'STRIPE TEST BANK',
      fingerprint: createHash('sha256').update(number).digest('hex').slice(0, 16),
      last4: number.slice(-4),
      networks: { preferred: 'ach', supported: ['ach'] },
      routing_number: TEST_ROUTING_NUMBER,
    },
  };
  account.rows.paymentMethods.set(method.id, method);
  account.rows.cards.set(method.id, { id: method.id, number, isAuthenticated: false });
  return method;
}

/** Resolves a payment method that a call names by its id or by one of test mode's ready-made names. */
export function resolvePaymentMethod(account: Account, id: string, param: string): string {
  const number = TEST_PAYMENT_METHODS[id];
  if (number !== undefined) {
    const create = number in TEST_ACCOUNTS ? createBankAccount(account, number) : null;
    return (create ?? createPaymentMethod(account, { number })).id;
  }
  return read(account, 'paymentMethods', id, param).id;
}

export function testCardOf(account: Account, paymentMethodId: string): TestCard {
  const { number } = existing(account, 'cards', paymentMethodId);
  return TEST_CARDS[number] ?? TEST_ACCOUNTS[number] ?? {};
}

/** Attaches a card to a customer. @throws StripeRefusal 402 for a card that cannot be saved */
export function attach(account: Account, paymentMethodId: string, customerId: string): void {
  const method = existing(account, 'paymentMethods', paymentMethodId);
  if (method.customer === customerId) return;
  if (method.customer !== null) {
    throw refusal.state(
      'The payment method you provided has already been attached to a customer.',
      'payment_method_unexpected_state',
    );
  }
  const { decline, isAttachable } = testCardOf(account, paymentMethodId);
  if (decline && !isAttachable) {
    throw new StripeRefusal(402, decline.message, {
      type: 'card_error',
      code: decline.code,
      ...(decline.declineCode && { decline_code: decline.declineCode }),
    });
  }
  method.customer = customerId;
  emit(account, 'payment_method.attached', method);
}

export const paymentMethodOperations: Operation[] = [
  {
    method: 'POST',
    path: '/v1/payment_methods/{id}/attach',
    accepts: ['customer'],
    run: (account, params, id) => {
      const customer = read(account, 'customers', requiredText(params, 'customer'), 'customer');
      const method = resolvePaymentMethod(account, id, 'payment_method');
      attach(account, method, customer.id);
      return existing(account, 'paymentMethods', method);
    },
  },
];
