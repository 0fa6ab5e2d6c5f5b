import type { Stripe } from 'stripe';
import { blank } from '#schemas/blank.ts';
import { all, read, existing, planJob, nowSeconds, type Account } from '#account/account.ts';
import { idOf, newId } from '#account/ids.ts';
import { paidChargeOf } from './charges.ts';
import { emit } from '#events/events.ts';
import { dollars } from '#invoices/invoice-lines.ts';
import { listOperation, retrieveOperation } from '#api/object-operations.ts';
import type { Operation } from '#api/operation.ts';
import { choiceOf, integerOf, mergeMetadata, textOf, type Params } from '#api/params.ts';
import { book } from './balance.ts';
import { testCardOf } from './payment-methods.ts';
import { restoreTax, reverseTax } from '#tax/transactions.ts';
import { refusal } from '#api/stripe-refusal.ts';

/** Some test cards complete or fail a refund an hour after it. */
export const REFUND_COMPLETES_AFTER_SECONDS = 3600;

export interface RefundPlan {
  amount?: number;
  reason?: Stripe.Refund.Reason | null;
  metadata?: Record<string, string>;
}

/** Refunds a charge, fully or partly. @throws StripeRefusal `charge_already_refunded`, `charge_disputed` */
export function createRefund(
  account: Account,
  charge: Stripe.Charge,
  { amount, reason, metadata }: RefundPlan,
): Stripe.Refund {
  const refundable = charge.amount - charge.amount_refunded;
  refuseRefund(account, charge, refundable, amount);
  const behavior = testCardOf(account, charge.payment_method ?? '').refund;
  const id = newId('re_3', 23);
  const refunded = amount ?? refundable;
  const booking = book(account, {
    type: 'refund',
    category: 'refund',
    source: id,
    amount: -refunded,
    currency: charge.currency,
  });
  const refund: Stripe.Refund = {
    ...blank('refund'),
    id,
    amount: refunded,
    balance_transaction: booking.id,
    charge: charge.id,
    created: nowSeconds(account),
    currency: charge.currency,
    customer: charge.customer,
    destination_details: { card: { type: 'refund' }, type: 'card' },
    metadata: metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: reason ?? null,
    status: behavior === 'succeeds-later' ? 'pending' : 'succeeded',
  };
  account.rows.refunds.set(refund.id, refund);
  setRefunded(charge, charge.amount_refunded + refund.amount);
  reverseTax(account, refund);
  emit(account, 'refund.created', refund);
  emit(account, 'charge.refunded', charge);
  if (behavior) {
    const at = refund.created + REFUND_COMPLETES_AFTER_SECONDS;
    planJob(account, { at, kind: 'settle-refund', id: refund.id, clock: null });
  }
  return refund;
}

function refuseRefund(
  account: Account,
  charge: Stripe.Charge,
  refundable: number,
  amount: number | undefined,
): void {
  const dispute = all(account, 'disputes').findLast((candidate) => candidate.charge === charge.id);
  if (dispute && !dispute.is_charge_refundable) {
    throw refusal.state(
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      'charge_disputed',
    );
  }
  if (refundable === 0) {
    throw refusal.state(
      `Charge ${charge.id} has already been refunded.`,
      'charge_already_refunded',
    );
  }
  if (amount !== undefined && amount < 1) {
    throw refusal.invalidParameter(
      'Invalid positive integer',
      'amount',
      'parameter_invalid_integer',
    );
  }
  if (amount !== undefined && amount > refundable) {
    throw refusal.invalidParameter(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(refundable)})`,
      'amount',
    );
  }
}

function setRefunded(charge: Stripe.Charge, amount: number): void {
  charge.amount_refunded = amount;
  charge.refunded = amount === charge.amount;
}

/** Settles or fails a refund, as its test card does later. */
export function completeRefund(account: Account, id: string): void {
  const refund = existing(account, 'refunds', id);
  const charge = existing(account, 'charges', idOf(refund.charge) ?? '');
  if (testCardOf(account, charge.payment_method ?? '').refund === 'succeeds-later') {
    refund.status = 'succeeded';
    emit(account, 'refund.updated', refund);
    emit(account, 'charge.refund.updated', refund);
    return;
  }
  refund.status = 'failed';
  refund.failure_balance_transaction = book(account, {
    type: 'refund_failure',
    category: 'refund_failure',
    source: id,
    amount: refund.amount,
    currency: refund.currency,
  }).id;
  refund.failure_reason = 'expired_or_canceled_card';
  setRefunded(charge, charge.amount_refunded - refund.amount);
  restoreTax(account, refund);
  emit(account, 'refund.updated', refund);
  emit(account, 'refund.failed', refund);
  emit(account, 'charge.refund.updated', refund);
}

function chargeToRefund(account: Account, params: Params): Stripe.Charge {
  const chargeId = textOf(params, 'charge');
  const intentId = textOf(params, 'payment_intent');
  if (chargeId !== undefined) {
    const charge = read(account, 'charges', chargeId, 'charge');
    if (charge.status === 'succeeded') return charge;
    throw refusal.state(`This charge (${chargeId}) did not succeed and cannot be refunded.`);
  }
  if (intentId === undefined) {
    throw refusal.invalidParameter(
      'One of the following params should be provided for this request: payment_intent or charge.',
      'payment_intent',
    );
  }
  const charge = paidChargeOf(account, read(account, 'paymentIntents', intentId, 'payment_intent'));
  if (charge) return charge;
  throw refusal.state(
    `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
    'payment_intent_unexpected_state',
  );
}

export const refundOperations: Operation[] = [
  {
    method: 'POST',
    path: '/v1/refunds',
    accepts: ['payment_intent', 'charge', 'amount', 'reason', 'metadata'],
    run: (account, params) => {
      const amount = integerOf(params, 'amount');
      return createRefund(account, chargeToRefund(account, params), {
        ...(amount !== undefined && { amount }),
        reason:
          choiceOf(params, 'reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null,
        metadata: mergeMetadata(params, {}),
      });
    },
  },
  listOperation('/v1/refunds', 'refunds', ['charge', 'payment_intent']),
  retrieveOperation('/v1/refunds', 'refunds'),
];
