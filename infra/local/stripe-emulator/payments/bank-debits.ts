import type { Stripe } from 'stripe';
import { existing, nowSeconds, planJob, type Account } from '#account/account.ts';
import { idOf, newId } from '#account/ids.ts';
import { emit } from '#events/events.ts';
import { refusal } from '#api/stripe-refusal.ts';
import { recordTax } from '#tax/transactions.ts';
import { blank } from '#schemas/blank.ts';
import { bookCharge } from './charges.ts';
import { testCardOf } from './payment-methods.ts';

/** The time that an ACH debit takes here; Stripe says up to four business days. */
export const DEBIT_SECONDS = 4 * 86_400;

/**
 * Starts a debit of a US bank account: the payment is `processing` until the money arrives or the bank refuses it days later.
 *
 * @throws StripeRefusal for the payment of an invoice, or in another currency
 */
export function startDebit(
  account: Account,
  intent: Stripe.PaymentIntent,
  paymentMethodId: string,
): void {
  if (!intent.payment_method_types.includes('us_bank_account')) {
    throw refusal.invalidParameter(
      'The emulator takes bank accounts for one-time payments in US dollars only.',
      'payment_method',
    );
  }
  const charge = pendingCharge(account, intent, paymentMethodId);
  intent.latest_charge = charge.id;
  intent.status = 'processing';
  intent.next_action = null;
  emit(account, 'charge.pending', charge);
  emit(account, 'payment_intent.processing', intent);
  const at = nowSeconds(account) + DEBIT_SECONDS;
  planJob(account, { at, kind: 'settle-debit', id: intent.id, clock: null });
}

function pendingCharge(
  account: Account,
  intent: Stripe.PaymentIntent,
  paymentMethodId: string,
): Stripe.Charge {
  const { us_bank_account: bank } = existing(account, 'paymentMethods', paymentMethodId);
  const charge: Stripe.Charge = {
    ...blank('charge'),
    id: newId('py_3', 23),
    amount: intent.amount,
    amount_captured: intent.amount,
    captured: true,
    created: nowSeconds(account),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    fraud_details: {},
    metadata: { ...intent.metadata },
    payment_intent: intent.id,
    payment_method: paymentMethodId,
    payment_method_details: {
      type: 'us_bank_account',
      us_bank_account: {
        ...blank('Charge.PaymentMethodDetails.UsBankAccount'),
        account_holder_type: 'individual',
        account_type: 'checking',
        bank_name: bank?.bank_name ?? null,
        last4: bank?.last4 ?? null,
        routing_number: bank?.routing_number ?? null,
      },
    },
    radar_options: {},
    receipt_email: intent.receipt_email,
    status: 'pending',
  };
  account.rows.charges.set(charge.id, charge);
  return charge;
}

/** Ends a debit: the money arrives, or the bank refuses it. */
export function settleDebit(account: Account, intentId: string): void {
  const intent = existing(account, 'paymentIntents', intentId);
  if (intent.status !== 'processing') return;
  const charge = existing(account, 'charges', idOf(intent.latest_charge) ?? '');
  const paymentMethodId = idOf(intent.payment_method) ?? '';
  const { debit } = testCardOf(account, paymentMethodId);
  if (debit === 'fails') {
    charge.status = 'failed';
    charge.failure_code = 'insufficient_funds';
    charge.failure_message = MESSAGE;
    emit(account, 'charge.failed', charge);
    intent.status = 'requires_payment_method';
    intent.payment_method = null;
    intent.last_payment_error = {
      charge: charge.id,
      code: 'payment_intent_payment_attempt_failed',
      decline_code: 'insufficient_funds',
      message: MESSAGE,
      payment_method: structuredClone(existing(account, 'paymentMethods', paymentMethodId)),
      type: 'invalid_request_error',
    };
    emit(account, 'payment_intent.payment_failed', intent);
    return;
  }
  charge.status = 'succeeded';
  charge.paid = true;
  charge.balance_transaction = bookCharge(account, charge.id, intent).id;
  charge.receipt_url = `${account.origin}/_local/stripe/receipts/${charge.id}`;
  emit(account, 'charge.succeeded', charge);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  recordTax(account, intent);
  emit(account, 'payment_intent.succeeded', intent);
}

const MESSAGE = 'The customer’s bank account has insufficient funds.';
