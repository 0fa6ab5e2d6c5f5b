import type { Stripe } from 'stripe';
import { all, nowSeconds, read, type Account } from '#account/account.ts';
import { idOf, newId } from '#account/ids.ts';
import type { Operation } from '#api/operation.ts';
import { requiredInteger, requiredText, type Params } from '#api/params.ts';
import { refusal } from '#api/stripe-refusal.ts';
import { emit } from '#events/events.ts';
import { completePaidInvoice } from '#invoices/invoice-collection.ts';
import { intentOfInvoice } from '#invoices/invoices.ts';
import { blank } from '#schemas/blank.ts';
import { atCustomersTime } from '#clock/test-clocks.ts';

/**
 * A bank transfer arrives. Stripe applies it to the open invoices it pays, the oldest first; here it has to pay one exactly.
 *
 * @see https://docs.stripe.com/payments/customer-balance/reconciliation
 */
function fund(
  account: Account,
  customer: Stripe.Customer,
  params: Params,
): Stripe.CustomerCashBalanceTransaction {
  const amount = requiredInteger(params, 'amount');
  const currency = requiredText(params, 'currency').toLowerCase();
  const invoice = all(account, 'invoices').find(
    (candidate) =>
      candidate.customer === customer.id &&
      candidate.status === 'open' &&
      candidate.collection_method === 'send_invoice' &&
      candidate.currency === currency &&
      candidate.amount_remaining === amount,
  );
  const intent = invoice && intentOfInvoice(account, invoice);
  if (!invoice || !intent) throw refusal.notEmulated('amount that pays no open invoice exactly');
  const charge = transferCharge(account, intent);
  intent.status = 'succeeded';
  intent.latest_charge = charge.id;
  intent.amount_received = amount;
  emit(account, 'charge.succeeded', charge);
  emit(account, 'payment_intent.succeeded', intent);
  completePaidInvoice(account, invoice);
  return {
    ...blank('customer_cash_balance_transaction'),
    id: newId('ccsbtxn', 14),
    created: nowSeconds(account),
    currency,
    customer: customer.id,
    ending_balance: 0,
    net_amount: amount,
    type: 'funded',
  };
}

function transferCharge(account: Account, intent: Stripe.PaymentIntent): Stripe.Charge {
  const id = newId('py_3', 23);
  const charge: Stripe.Charge = {
    ...blank('charge'),
    id,
    amount: intent.amount,
    amount_captured: intent.amount,
    balance_transaction: newId('txn_3', 23),
    captured: true,
    created: nowSeconds(account),
    currency: intent.currency,
    customer: idOf(intent.customer),
    description: intent.description,
    fraud_details: {},
    metadata: { ...intent.metadata },
    paid: true,
    payment_intent: intent.id,
    payment_method_details: { type: 'customer_balance', customer_balance: {} },
    radar_options: {},
    receipt_url: `${account.origin}/_local/stripe/receipts/${id}`,
    status: 'succeeded',
  };
  account.rows.charges.set(id, charge);
  return charge;
}

export const cashBalanceOperations: Operation[] = [
  {
    method: 'POST',
    path: '/v1/test_helpers/customers/{id}/fund_cash_balance',
    accepts: ['amount', 'currency'],
    run: (account, params, id) => {
      const customer = read(account, 'customers', id);
      return atCustomersTime(account, id, () => fund(account, customer, params));
    },
  },
];
