import type { Stripe } from 'stripe';
import { idOf, known, newId, plan, seconds, type Account } from '#account/account.ts';
import { emit } from '#events/events.ts';
import { pageOf } from '#api/lists.ts';
import type { Operation } from '#api/operation.ts';
import { textOf } from '#api/params.ts';
import { testCardOf } from './payment-methods.ts';
import type { Decline } from './test-cards.ts';

/** Tries a PaymentIntent's card: a charge either way, succeeded or failed. */
export function createCharge(
  account: Account,
  intent: Stripe.PaymentIntent,
  paymentMethodId: string,
  decline: Decline | null,
  isAuthenticated: boolean,
): Stripe.Charge {
  const created = seconds(account);
  const id = newId('ch_3', 23);
  const charge: Stripe.Charge = {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: decline ? null : newId('txn_3', 23),
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: !decline,
    created,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: outcome(decline),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: paymentMethodId,
    payment_method_details: {
      card: chargedCard(account, intent.amount, paymentMethodId, isAuthenticated),
      type: 'card',
    },
    radar_options: {},
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: decline ? null : `${account.origin}/_local/stripe/receipts/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
  account.rows.charges.set(id, charge);
  emit(account, decline ? 'charge.failed' : 'charge.succeeded', charge);
  if (!decline && testCardOf(account, paymentMethodId).dispute) {
    plan(account, { at: created + 60, kind: 'open-dispute', id, clock: null });
  }
  return charge;
}

function outcome(decline: Decline | null): Stripe.Charge.Outcome {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline ? (decline.declineCode ?? decline.code) : null,
    risk_level: 'normal',
    seller_message: decline
      ? 'The bank did not return any further details with this decline.'
      : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  };
}

function chargedCard(
  account: Account,
  amount: number,
  paymentMethodId: string,
  isAuthenticated: boolean,
): Stripe.Charge.PaymentMethodDetails.Card {
  const { card } = known(account, 'paymentMethods', paymentMethodId);
  if (!card) throw new Error('The emulator only knows cards');
  return {
    amount_authorized: amount,
    authorization_code: null,
    brand: card.brand,
    checks: card.checks,
    country: card.country,
    electronic_commerce_indicator: null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    ...(card.fingerprint && { fingerprint: card.fingerprint }),
    funding: card.funding,
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_transaction_id: null,
    regulated_status: card.regulated_status,
    three_d_secure: isAuthenticated
      ? {
          authentication_flow: 'challenge',
          electronic_commerce_indicator: '05',
          exemption_indicator: null,
          result: 'authenticated',
          result_reason: null,
          transaction_id: null,
          version: '2.2.0',
        }
      : null,
    transaction_link_id: null,
    wallet: null,
  };
}

/** A PaymentIntent's charge that went through. */
export function paidChargeOf(account: Account, intent: Stripe.PaymentIntent): Stripe.Charge | null {
  const id = idOf(intent.latest_charge);
  const charge = id === null ? null : known(account, 'charges', id);
  return charge?.status === 'succeeded' ? charge : null;
}

export const chargeOperations: Operation[] = [
  {
    method: 'GET',
    path: '/v1/charges',
    accepts: ['customer', 'payment_intent'],
    run: (account, params) => {
      const customer = textOf(params, 'customer');
      const intent = textOf(params, 'payment_intent');
      return pageOf(
        account,
        'charges',
        '/v1/charges',
        params,
        (one) =>
          (!customer || one.customer === customer) && (!intent || one.payment_intent === intent),
      );
    },
  },
];
