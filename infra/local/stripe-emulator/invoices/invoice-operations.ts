import type { Stripe } from 'stripe';
import { read, existing, type Account } from '#account/account.ts';
import { idOf } from '#account/ids.ts';
import { collectInvoice, defaultCard } from './invoice-collection.ts';
import { payElsewhere } from './sent-invoices.ts';
import { intentOfInvoice, subscriptionIdOf, voidInvoice } from './invoices.ts';
import { pageOf } from '#api/lists.ts';
import { retrieveOperation } from '#api/object-operations.ts';
import type { Operation } from '#api/operation.ts';
import { flagOf, textOf, type Params } from '#api/params.ts';
import { declineOf } from '#payments/payment-intent-machine.ts';
import { resolvePaymentMethod } from '#payments/payment-methods.ts';
import { refusal, StripeRefusal } from '#api/stripe-refusal.ts';
import { atCustomersTime } from '#clock/test-clocks.ts';

function pay(account: Account, invoice: Stripe.Invoice, params: Params): void {
  if (invoice.status === 'paid') throw refusal.state('Invoice is already paid');
  if (invoice.status !== 'open') {
    throw refusal.state(
      `Only open invoices can be paid. The status of this invoice is ${invoice.status}.`,
    );
  }
  if (flagOf(params, 'paid_out_of_band') === true) {
    payElsewhere(account, invoice);
    return;
  }
  if (invoice.parent === null) throw refusal.notEmulated('pay for a one-time invoice');
  const given = textOf(params, 'payment_method');
  const subscription = existing(account, 'subscriptions', subscriptionIdOf(invoice));
  const method = given
    ? resolvePaymentMethod(account, given, 'payment_method')
    : defaultCard(account, subscription);
  if (method === null) {
    throw refusal.state(
      'There is no default payment method set on this Customer or Invoice. Please set a default payment method or provide a payment_method when paying this invoice.',
      'resource_missing',
    );
  }
  const isOffSession = flagOf(params, 'off_session') ?? true;
  const attempt = collectInvoice(account, invoice, method, isOffSession);
  const intent = intentOfInvoice(account, invoice);
  if (attempt === 'failed' && intent) throw declineOf(intent);
  if (attempt === 'requires_action' && intent) {
    throw new StripeRefusal(
      402,
      'This payment requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with the invoice.',
      {
        type: 'invalid_request_error',
        code: 'invoice_payment_intent_requires_action',
        payment_intent: structuredClone(intent),
      },
    );
  }
}

export const invoiceOperations: Operation[] = [
  {
    method: 'GET',
    path: '/v1/invoices',
    accepts: ['customer', 'status', 'subscription'],
    run: (account, params) => {
      const [customer, status, subscription] = ['customer', 'status', 'subscription'].map((name) =>
        textOf(params, name),
      );
      return pageOf(
        account,
        'invoices',
        '/v1/invoices',
        params,
        (invoice) =>
          (!customer || invoice.customer === customer) &&
          (!status || invoice.status === status) &&
          (!subscription || subscriptionIdOf(invoice) === subscription),
      );
    },
  },
  retrieveOperation('/v1/invoices', 'invoices'),
  {
    method: 'POST',
    path: '/v1/invoices/{id}/pay',
    accepts: ['payment_method', 'off_session', 'paid_out_of_band'],
    run: (account, params, id) => {
      const invoice = read(account, 'invoices', id);
      return atCustomersTime(account, idOf(invoice.customer), () => {
        pay(account, invoice, params);
        return invoice;
      });
    },
  },
  {
    method: 'POST',
    path: '/v1/invoices/{id}/void',
    accepts: [],
    run: (account, _params, id) => {
      const invoice = read(account, 'invoices', id);
      voidInvoice(account, invoice);
      return invoice;
    },
  },
];
