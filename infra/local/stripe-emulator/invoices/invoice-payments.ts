import type { Stripe } from 'stripe';
import { blank } from '#schemas/blank.ts';
import { nowSeconds, type Account } from '#account/account.ts';
import { newId } from '#account/ids.ts';
import { emit } from '#events/events.ts';
import { pageOf } from '#api/lists.ts';
import type { Operation } from '#api/operation.ts';
import { nestedOf, requiredText, textOf } from '#api/params.ts';

export function createInvoicePayment(
  account: Account,
  invoice: Stripe.Invoice,
  intent: Stripe.PaymentIntent,
): void {
  const payment: Stripe.InvoicePayment = {
    ...blank('invoice_payment'),
    id: newId('inpay_1', 23),
    amount_requested: invoice.amount_due,
    created: nowSeconds(account),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
  };
  account.rows.invoicePayments.set(payment.id, payment);
}

/** Adds a succeeded payment that was made apart from the invoice, in place of the one prepared for it. */
export function creditPayment(
  account: Account,
  invoice: Stripe.Invoice,
  intent: Stripe.PaymentIntent,
): void {
  closeInvoicePayments(account, invoice, 'canceled');
  const at = nowSeconds(account);
  const payment: Stripe.InvoicePayment = {
    ...blank('invoice_payment'),
    id: newId('inpay_1', 23),
    amount_paid: intent.amount_received,
    amount_requested: intent.amount,
    created: at,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: at },
  };
  account.rows.invoicePayments.set(payment.id, payment);
  emit(account, 'invoice_payment.paid', payment);
}

export function closeInvoicePayments(
  account: Account,
  invoice: Stripe.Invoice,
  status: 'paid' | 'canceled',
): void {
  for (const payment of account.rows.invoicePayments.values()) {
    if (payment.invoice !== invoice.id || payment.status !== 'open') continue;
    payment.status = status;
    if (status === 'paid') {
      payment.amount_paid = payment.amount_requested;
      payment.status_transitions.paid_at = nowSeconds(account);
      emit(account, 'invoice_payment.paid', payment);
    } else {
      payment.status_transitions.canceled_at = nowSeconds(account);
    }
  }
}

export const invoicePaymentOperations: Operation[] = [
  {
    method: 'GET',
    path: '/v1/invoice_payments',
    accepts: ['invoice', 'payment', 'status'],
    run: (account, params) => {
      const invoice = textOf(params, 'invoice');
      const status = textOf(params, 'status');
      const payment = nestedOf(params, 'payment');
      const intent = payment && requiredText(payment, 'payment_intent');
      return pageOf(
        account,
        'invoicePayments',
        '/v1/invoice_payments',
        params,
        (invoicePayment) =>
          (!invoice || invoicePayment.invoice === invoice) &&
          (!status || invoicePayment.status === status) &&
          (!intent || invoicePayment.payment.payment_intent === intent),
      );
    },
  },
];
