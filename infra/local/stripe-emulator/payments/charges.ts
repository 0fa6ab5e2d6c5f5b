import type { Stripe } from 'stripe';
import { blank } from '#schemas/blank.ts';
import { existing, planJob, nowSeconds, type Account } from '#account/account.ts';
import { idOf, newId } from '#account/ids.ts';
import { emit } from '#events/events.ts';
import { listOperation } from '#api/object-operations.ts';
import type { Operation } from '#api/operation.ts';
import { book } from './balance.ts';
import { testCardOf } from './payment-methods.ts';
import type { Decline } from './test-cards.ts';

/** Charges a PaymentIntent's card. A declined card creates a failed charge. */
export function createCharge(
  account: Account,
  intent: Stripe.PaymentIntent,
  paymentMethodId: string,
  decline: Decline | null,
  isAuthenticated: boolean,
): Stripe.Charge {
  const created = nowSeconds(account);
  const id = newId('ch_3', 23);
  const charge: Stripe.Charge = {
    ...blank('charge'),
    id,
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    balance_transaction: decline ? null : bookCharge(account, id, intent).id,
    captured: !decline,
    created,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    metadata: { ...intent.metadata },
    outcome: outcomeOf(decline),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: paymentMethodId,
    payment_method_details: {
      card: chargedCard(account, intent.amount, paymentMethodId, isAuthenticated),
      type: 'card',
    },
    radar_options: {},
    receipt_email: intent.receipt_email,
    receipt_url: decline ? null : `${account.origin}/_local/stripe/receipts/${id}`,
    status: decline ? 'failed' : 'succeeded',
  };
  account.rows.charges.set(id, charge);
  emit(account, decline ? 'charge.failed' : 'charge.succeeded', charge);
  if (!decline && testCardOf(account, paymentMethodId).dispute) {
    planJob(account, { at: created + 60, kind: 'open-dispute', id, clock: null });
  }
  if (!decline && testCardOf(account, paymentMethodId).isReported) {
    planJob(account, { at: created + 60, kind: 'warn-of-fraud', id, clock: null });
  }
  return charge;
}

/** Books a charge that succeeded. */
export function bookCharge(
  account: Account,
  id: string,
  { amount, currency, description }: Stripe.PaymentIntent,
): Stripe.BalanceTransaction {
  const type = id.startsWith('py_') ? 'payment' : 'charge';
  return book(account, { type, category: 'charge', source: id, amount, currency, description });
}

function outcomeOf(decline: Decline | null): Stripe.Charge.Outcome {
  return {
    ...blank('Charge.Outcome'),
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
  const { card } = existing(account, 'paymentMethods', paymentMethodId);
  if (!card) throw new Error('The emulator supports only cards.');
  return {
    ...blank('Charge.PaymentMethodDetails.Card'),
    amount_authorized: amount,
    brand: card.brand,
    checks: card.checks,
    country: card.country,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    ...(card.fingerprint && { fingerprint: card.fingerprint }),
    funding: card.funding,
    last4: card.last4,
    network: card.brand,
    regulated_status: card.regulated_status,
    three_d_secure: isAuthenticated
      ? {
          ...blank('Charge.PaymentMethodDetails.Card.ThreeDSecure'),
          authentication_flow: 'challenge',
          electronic_commerce_indicator: '05',
          result: 'authenticated',
          version: '2.2.0',
        }
      : null,
  };
}

/** Returns a PaymentIntent's successful charge, if there is one. */
export function paidChargeOf(account: Account, intent: Stripe.PaymentIntent): Stripe.Charge | null {
  const id = idOf(intent.latest_charge);
  const charge = id === null ? null : existing(account, 'charges', id);
  return charge?.status === 'succeeded' ? charge : null;
}

export const chargeOperations: Operation[] = [
  listOperation('/v1/charges', 'charges', ['customer', 'payment_intent']),
];
