import type { Stripe } from 'stripe';
import { nowSeconds, read, type Account } from '#account/account.ts';
import { idOf, newId } from '#account/ids.ts';
import type { Operation } from '#api/operation.ts';
import {
  flagOf,
  mergeMetadata,
  requiredInteger,
  requiredText,
  textOf,
  type Params,
} from '#api/params.ts';
import { refusal } from '#api/stripe-refusal.ts';
import { emit } from '#events/events.ts';
import { cancelIntent } from '#payments/payment-intent-machine.ts';
import { finalizeRenewal } from '#subscriptions/renewals.ts';
import { blank } from '#schemas/blank.ts';
import { customFieldsOf } from './custom-fields.ts';
import { creditPayment } from './invoice-payments.ts';
import {
  addLines,
  finalizeInvoice,
  intentOfInvoice,
  invoiceOfIntent,
  markInvoicePaid,
  newDraft,
  subscriptionIdOf,
} from './invoices.ts';

function createDraft(account: Account, params: Params): Stripe.Invoice {
  const customer = read(account, 'customers', requiredText(params, 'customer'), 'customer');
  // Stripe would finalize and collect it on its own.
  if (flagOf(params, 'auto_advance') === true) throw refusal.notEmulated('auto_advance=true');
  const at = nowSeconds(account);
  const invoice = newDraft(account, {
    customerId: customer.id,
    currency: requiredText(params, 'currency'),
    reason: 'manual',
    period: { start: at, end: at },
    parent: null,
    isAutomatic: false,
    testClock: customer.test_clock ?? null,
    daysUntilDue: null,
  });
  invoice.description = textOf(params, 'description') ?? null;
  invoice.metadata = mergeMetadata(params, {});
  const customFields = customFieldsOf(params);
  if (customFields !== undefined) invoice.custom_fields = customFields;
  account.rows.invoices.set(invoice.id, invoice);
  emit(account, 'invoice.created', invoice);
  return invoice;
}

function createItem(account: Account, params: Params): Stripe.InvoiceItem {
  const invoice = read(account, 'invoices', requiredText(params, 'invoice'), 'invoice');
  refuseUnlessDraft(invoice);
  const at = nowSeconds(account);
  const item: Stripe.InvoiceItem = {
    ...blank('invoiceitem'),
    id: newId('ii_1', 23),
    amount: requiredInteger(params, 'amount'),
    currency: requiredText(params, 'currency'),
    customer: requiredText(params, 'customer'),
    date: at,
    description: textOf(params, 'description') ?? null,
    // A coupon takes nothing off a negative amount.
    discountable: requiredInteger(params, 'amount') >= 0,
    discounts: [],
    invoice: invoice.id,
    metadata: mergeMetadata(params, {}),
    period: { start: at, end: at },
    quantity: 1,
    tax_rates: [],
  };
  account.rows.invoiceItems.set(item.id, item);
  addLines(invoice, [lineOf(item, invoice.id)]);
  emit(account, 'invoiceitem.created', item);
  emit(account, 'invoice.updated', invoice);
  return item;
}

function lineOf(item: Stripe.InvoiceItem, invoiceId: string): Stripe.InvoiceLineItem {
  return {
    ...blank('line_item'),
    id: newId('il_1', 23),
    amount: item.amount,
    currency: item.currency,
    description: item.description,
    discount_amounts: [],
    discountable: item.discountable,
    invoice: invoiceId,
    metadata: {},
    parent: {
      invoice_item_details: {
        invoice_item: item.id,
        proration: false,
        proration_details: { credited_items: null },
        subscription: null,
      },
      subscription_item_details: null,
      type: 'invoice_item_details',
    },
    period: item.period,
    pretax_credit_amounts: [],
    quantity: 1,
    quantity_decimal: '1' as unknown as Stripe.InvoiceLineItem['quantity_decimal'],
    subtotal: item.amount,
    taxes: [],
  };
}

function refuseUnlessDraft({ status }: Stripe.Invoice): void {
  if (status === 'draft') return;
  throw refusal.state(
    'This invoice is no longer a draft, so it cannot be edited or finalized.',
    'invoice_not_editable',
  );
}

/** Credits a payment that has succeeded. It pays the whole invoice, so the invoice's own payment is canceled. */
function attachPayment(account: Account, invoice: Stripe.Invoice, intent: Stripe.PaymentIntent) {
  if (invoice.status !== 'open') {
    throw refusal.state('Payments can only be attached to open invoices.');
  }
  if (invoiceOfIntent(account, intent.id)) {
    throw refusal.state('This PaymentIntent is already attached to an invoice.');
  }
  if (intent.currency !== invoice.currency || idOf(intent.customer) !== idOf(invoice.customer)) {
    throw refusal.state("The PaymentIntent must have the invoice's customer and currency.");
  }
  if (intent.amount > invoice.amount_remaining) {
    throw refusal.state("The PaymentIntent's amount is greater than the amount remaining.");
  }
  if (intent.status !== 'succeeded' || intent.amount < invoice.amount_remaining) {
    throw refusal.notEmulated('payment_intent that does not pay the whole invoice yet');
  }
  const own = intentOfInvoice(account, invoice);
  creditPayment(account, invoice, intent);
  if (own) cancelIntent(account, own, null);
  markInvoicePaid(account, invoice);
}

/** Operations of invoices without a subscription. @see https://docs.stripe.com/invoicing/integration */
export const oneTimeInvoiceOperations: Operation[] = [
  {
    method: 'POST',
    path: '/v1/invoices',
    accepts: ['customer', 'currency', 'auto_advance', 'description', 'metadata', 'custom_fields'],
    run: createDraft,
  },
  {
    method: 'POST',
    path: '/v1/invoiceitems',
    accepts: ['customer', 'invoice', 'amount', 'currency', 'description', 'metadata'],
    run: createItem,
  },
  {
    method: 'POST',
    path: '/v1/invoices/{id}/finalize',
    accepts: [],
    run: (account, _params, id) => {
      const invoice = read(account, 'invoices', id);
      refuseUnlessDraft(invoice);
      if (subscriptionIdOf(invoice) !== '') {
        finalizeRenewal(account, invoice.id);
        if (invoice.automatic_tax.status === 'requires_location_inputs') {
          throw refusal.state(
            'The customer’s location isn’t recognized. Set a valid customer address in order to automatically calculate tax.',
            'customer_tax_location_invalid',
          );
        }
        return invoice;
      }
      finalizeInvoice(account, invoice);
      if (invoice.amount_due === 0) markInvoicePaid(account, invoice);
      return invoice;
    },
  },
  {
    method: 'POST',
    path: '/v1/invoices/{id}/attach_payment',
    accepts: ['payment_intent'],
    run: (account, params, id) => {
      const intentId = requiredText(params, 'payment_intent');
      const intent = read(account, 'paymentIntents', intentId, 'payment_intent');
      const invoice = read(account, 'invoices', id);
      attachPayment(account, invoice, intent);
      return invoice;
    },
  },
];
