import type { Stripe } from 'stripe';
import { find, idOf, known, newId, seconds, type Account } from './account.ts';
import { periodEnd } from './billing-period.ts';
import { collectInvoice, storedCard } from './invoice-collection.ts';
import { itemOf, periodLine, prorationLines } from './invoice-lines.ts';
import { draftInvoice, intentOfInvoice, subscriptionIdOf, voidInvoice } from './invoices.ts';
import { pageOf } from './lists.ts';
import type { Operation } from './operation.ts';
import {
  choiceOf,
  flagOf,
  integerOf,
  nestedOf,
  refuseOthers,
  requiredText,
  textOf,
  type Params,
} from './params.ts';
import { declineOf } from './payment-intent-machine.ts';
import { namedPaymentMethod } from './payment-methods.ts';
import { refusal, StripeRefusal } from './stripe-error.ts';
import { wantedItem } from './subscription-creation.ts';
import { atCustomersTime } from './test-clocks.ts';

function pay(account: Account, invoice: Stripe.Invoice, params: Params): void {
  if (invoice.status === 'paid') throw refusal.state('Invoice is already paid');
  if (invoice.status !== 'open') {
    throw refusal.state(
      `Only open invoices can be paid. The status of this invoice is ${invoice.status}.`,
    );
  }
  const given = textOf(params, 'payment_method');
  const subscription = known(account, 'subscriptions', subscriptionIdOf(invoice));
  const method = given
    ? namedPaymentMethod(account, given, 'payment_method')
    : storedCard(account, subscription);
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

/** What the next invoice, or one for a change now, would say. */
function preview(account: Account, params: Params): Stripe.Invoice {
  const id = requiredText(params, 'subscription');
  const subscription = find(account, 'subscriptions', id, 'subscription');
  const item = itemOf(subscription);
  const details = nestedOf(params, 'subscription_details') ?? {};
  refuseOthers(details, ['items', 'proration_behavior', 'proration_date'], 'subscription_details');
  const at = integerOf(details, 'proration_date') ?? seconds(account);
  const behavior =
    choiceOf(details, 'proration_behavior', ['none', 'always_invoice', 'create_prorations']) ??
    'create_prorations';
  const change = details['items'] === undefined ? null : wantedChange(account, item, details);
  const prorations =
    change && behavior !== 'none' ? prorationLines(account, subscription, change, at) : [];
  const isNow = behavior === 'always_invoice' && change !== null;
  const pending = known(account, 'subscriptionNotes', id).pendingLines;
  const invoice = draftInvoice(
    account,
    subscription,
    {
      reason: 'upcoming',
      lines: isNow
        ? prorations
        : [...pending, ...prorations, nextPeriod(account, subscription, change)],
      period: { start: item.current_period_start, end: isNow ? at : item.current_period_end },
    },
    newId('upcoming_in_1', 23),
  );
  const { balance } = known(account, 'customers', idOf(subscription.customer));
  const due = invoice.total + balance;
  invoice.starting_balance = balance;
  invoice.ending_balance = Math.min(0, due);
  invoice.amount_due = Math.max(0, due);
  invoice.amount_remaining = invoice.amount_due;
  return invoice;
}

function wantedChange(account: Account, item: Stripe.SubscriptionItem, details: Params) {
  const wanted = wantedItem(details);
  refuseOthers(wanted, ['id', 'price', 'quantity'], 'items[0]');
  const price = textOf(wanted, 'price');
  return {
    priceId: price ? find(account, 'prices', price, 'items[0][price]').id : item.price.id,
    quantity: integerOf(wanted, 'quantity') ?? item.quantity ?? 1,
  };
}

function nextPeriod(
  account: Account,
  subscription: Stripe.Subscription,
  change: { priceId: string; quantity: number } | null,
) {
  const next = structuredClone(subscription);
  const item = itemOf(next);
  if (change) {
    item.price = structuredClone(known(account, 'prices', change.priceId));
    item.quantity = change.quantity;
  }
  const { recurring } = item.price;
  const start = item.current_period_end;
  item.current_period_start = start;
  if (recurring) {
    item.current_period_end = periodEnd(subscription.billing_cycle_anchor, start, recurring);
  }
  return periodLine(account, next);
}

export const invoiceOperations: Operation[] = [
  {
    method: 'GET',
    path: '/v1/invoices',
    accepts: ['customer', 'status', 'subscription'],
    run: (account, params) => {
      const [customer, status, subscription] = ['customer', 'status', 'subscription'].map((one) =>
        textOf(params, one),
      );
      return pageOf(
        account,
        'invoices',
        '/v1/invoices',
        params,
        (one) =>
          (!customer || one.customer === customer) &&
          (!status || one.status === status) &&
          (!subscription || subscriptionIdOf(one) === subscription),
      );
    },
  },
  {
    method: 'GET',
    path: '/v1/invoices/{id}',
    accepts: [],
    run: (account, _params, id) => find(account, 'invoices', id),
  },
  {
    method: 'POST',
    path: '/v1/invoices/{id}/pay',
    accepts: ['payment_method', 'off_session'],
    run: (account, params, id) => {
      const invoice = find(account, 'invoices', id);
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
      const invoice = find(account, 'invoices', id);
      voidInvoice(account, invoice);
      return invoice;
    },
  },
  {
    method: 'POST',
    path: '/v1/invoices/create_preview',
    accepts: ['customer', 'subscription', 'subscription_details'],
    run: (account, params) =>
      atCustomersTime(
        account,
        idOf(account.rows.subscriptions.get(textOf(params, 'subscription') ?? '')?.customer),
        () => preview(account, params),
      ),
  },
];
