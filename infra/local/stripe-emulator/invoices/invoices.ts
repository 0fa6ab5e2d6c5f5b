import type { Stripe } from 'stripe';
import { blank } from '#schemas/blank.ts';
import { existing, nowSeconds, type Account } from '#account/account.ts';
import { idOf, newId } from '#account/ids.ts';
import { emit } from '#events/events.ts';
import { lineItem } from './invoice-lines.ts';
import { createInvoicePayment, closeInvoicePayments } from './invoice-payments.ts';
import { wholeList } from '#api/lists.ts';
import { cancelIntent } from '#payments/payment-intent-machine.ts';
import { createPaymentIntent } from '#payments/payment-intent-object.ts';
import { refusal } from '#api/stripe-refusal.ts';
import { addDiscount } from '#catalog/discounts.ts';
import { addTaxes } from '#tax/invoice-taxes.ts';
import { taxIdsOf } from '#payments/tax-ids.ts';
import type { LinePlan } from '#subscriptions/subscription-notes.ts';

export interface InvoicePlan {
  reason: Stripe.Invoice.BillingReason;
  lines: LinePlan[];
  /** Seconds. */
  period: { start: number; end: number };
}

/** What an invoice bills: a subscription, or a single amount. */
interface InvoiceFields {
  customerId: string;
  currency: string;
  reason: Stripe.Invoice.BillingReason;
  /** Seconds. */
  period: { start: number; end: number };
  parent: Stripe.Invoice['parent'];
  isAutomatic: boolean;
  testClock: Stripe.Invoice['test_clock'];
  /** null when it is charged automatically. */
  daysUntilDue: number | null;
}

const DAY = 86_400;

/** Creates an empty draft. */
export function newDraft(account: Account, fields: InvoiceFields): Stripe.Invoice {
  const id = newId('in_1', 23);
  const customer = existing(account, 'customers', fields.customerId);
  return {
    ...blank('invoice'),
    collection_method: fields.daysUntilDue === null ? 'charge_automatically' : 'send_invoice',
    due_date: fields.daysUntilDue === null ? null : nowSeconds(account) + fields.daysUntilDue * DAY,
    id,
    account_country: 'US',
    account_name: 'Test account',
    auto_advance: fields.isAutomatic,
    billing_reason: fields.reason,
    created: nowSeconds(account),
    currency: fields.currency,
    custom_fields: structuredClone(customer.invoice_settings.custom_fields),
    customer: customer.id,
    ...customerFields(account, customer),
    customer_tax_exempt: 'none',
    issuer: { type: 'self' },
    lines: wholeList([] as Stripe.InvoiceLineItem[], `/v1/invoices/${id}/lines`),
    metadata: {},
    parent: fields.parent,
    period_end: fields.period.end,
    period_start: fields.period.start,
    status: 'draft',
    test_clock: fields.testClock,
    total_discount_amounts: [],
    total_pretax_credit_amounts: [],
    total_taxes: [],
  };
}

/** Returns what an invoice prints of its customer. It follows the customer until the invoice is finalized. */
function customerFields(account: Account, customer: Stripe.Customer) {
  return {
    customer_address: structuredClone(customer.address ?? null),
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_tax_ids: taxIdsOf(account, customer.id).map(({ type, value }) => ({
      type: type as Stripe.Invoice.CustomerTaxId.Type,
      value,
    })),
  };
}

/** Adds lines to a draft, and their amounts to its totals. */
export function addLines(invoice: Stripe.Invoice, lines: readonly Stripe.InvoiceLineItem[]): void {
  invoice.lines.data.push(...lines);
  const total = invoice.lines.data.reduce((sum, line) => sum + line.amount, 0);
  invoice.subtotal = total;
  invoice.subtotal_excluding_tax = total;
  invoice.total = total;
  invoice.total_excluding_tax = total;
  invoice.amount_due = Math.max(0, total);
  invoice.amount_remaining = invoice.amount_due;
}

function draftInvoice(
  account: Account,
  subscription: Stripe.Subscription,
  plan: InvoicePlan,
): Stripe.Invoice {
  const prorated = plan.lines.find((line) => line.isProration);
  const invoice = newDraft(account, {
    customerId: idOf(subscription.customer),
    currency: subscription.currency,
    reason: plan.reason,
    period: plan.period,
    parent: {
      quote_details: null,
      subscription_details: {
        metadata: { ...subscription.metadata },
        subscription: subscription.id,
        ...(prorated && { subscription_proration_date: prorated.start }),
      },
      type: 'subscription_details',
    },
    isAutomatic: true,
    testClock: subscription.test_clock,
    daysUntilDue: subscription.days_until_due,
  });
  const { id } = invoice;
  addLines(
    invoice,
    plan.lines.map((line) => lineItem(account, id, subscription, line)),
  );
  addDiscount(account, invoice, subscription);
  addTaxes(account, invoice, subscription);
  return invoice;
}

export function createInvoice(
  account: Account,
  subscription: Stripe.Subscription,
  plan: InvoicePlan,
): Stripe.Invoice {
  const invoice = draftInvoice(account, subscription, plan);
  account.rows.invoices.set(invoice.id, invoice);
  subscription.latest_invoice = invoice.id;
  emit(account, 'invoice.created', invoice);
  return invoice;
}

/** Applies the customer's balance, assigns the number and requests payment of the rest. */
export function finalizeInvoice(account: Account, invoice: Stripe.Invoice): void {
  const customer = existing(account, 'customers', idOf(invoice.customer) ?? '');
  Object.assign(invoice, customerFields(account, customer));
  const due = invoice.total + customer.balance;
  invoice.starting_balance = customer.balance;
  // A negative total becomes credit, which later totals use up.
  const ending = due < 0 ? due : 0;
  invoice.ending_balance = ending;
  if (customer.balance !== ending) {
    const before = structuredClone(customer);
    customer.balance = ending;
    emit(account, 'customer.updated', customer, before);
  }
  invoice.amount_due = Math.max(0, due);
  invoice.amount_remaining = invoice.amount_due;
  invoice.status = 'open';
  invoice.automatically_finalizes_at = null;
  invoice.effective_at = nowSeconds(account);
  invoice.status_transitions.finalized_at = nowSeconds(account);
  const sequence = customer.next_invoice_sequence ?? 1;
  customer.next_invoice_sequence = sequence + 1;
  invoice.number = `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`;
  invoice.hosted_invoice_url = `${account.origin}/_local/stripe/invoices/${invoice.id}`;
  invoice.invoice_pdf = `${invoice.hosted_invoice_url}/pdf`;
  emit(account, 'invoice.finalized', invoice);
  if (invoice.amount_due > 0) requestPayment(account, invoice);
}

const PAYMENT_DESCRIPTIONS: Readonly<Record<string, string>> = {
  subscription_create: 'Subscription creation',
  manual: 'Payment for Invoice',
};

function requestPayment(account: Account, invoice: Stripe.Invoice): void {
  const intent = createPaymentIntent(account, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: idOf(invoice.customer),
    description: PAYMENT_DESCRIPTIONS[invoice.billing_reason ?? ''] ?? 'Subscription update',
    setupFutureUsage: invoice.parent === null ? null : 'off_session',
    isAutomatic: false,
  });
  createInvoicePayment(account, invoice, intent);
}

/** Marks an invoice as paid; `applyPaidInvoice` updates the subscription. */
export function markInvoicePaid(account: Account, invoice: Stripe.Invoice): void {
  invoice.status = 'paid';
  invoice.attempted = true;
  invoice.auto_advance = false;
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = nowSeconds(account);
  closeInvoicePayments(account, invoice, 'paid');
  emit(account, 'invoice.updated', invoice);
  emit(account, 'invoice.paid', invoice);
  emit(account, 'invoice.payment_succeeded', invoice);
}

/** Voids an invoice and cancels its payment. @throws StripeRefusal unless it is open */
export function voidInvoice(account: Account, invoice: Stripe.Invoice): void {
  if (invoice.status !== 'open') {
    throw refusal.state(
      'You can only pass in open or uncollectible invoices. This invoice is in another state.',
    );
  }
  invoice.status = 'void';
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.voided_at = nowSeconds(account);
  const intent = intentOfInvoice(account, invoice);
  if (intent) cancelIntent(account, intent, 'void_invoice');
  closeInvoicePayments(account, invoice, 'canceled');
  emit(account, 'invoice.voided', invoice);
}

/** Voids the invoice of a period in which collection is paused; it uses no credit. */
export function voidDraft(account: Account, invoice: Stripe.Invoice): void {
  invoice.status = 'void';
  invoice.auto_advance = false;
  invoice.status_transitions.finalized_at = nowSeconds(account);
  invoice.status_transitions.voided_at = nowSeconds(account);
  emit(account, 'invoice.voided', invoice);
}

/** Returns the PaymentIntent of an open or paid invoice. */
export function intentOfInvoice(
  account: Account,
  invoice: Stripe.Invoice,
): Stripe.PaymentIntent | null {
  for (const payment of account.rows.invoicePayments.values()) {
    const id = idOf(payment.payment.payment_intent);
    if (payment.invoice === invoice.id && id !== null) {
      return existing(account, 'paymentIntents', id);
    }
  }
  return null;
}

/** Returns the invoice that a PaymentIntent pays, if any. */
export function invoiceOfIntent(account: Account, intentId: string): Stripe.Invoice | null {
  for (const payment of account.rows.invoicePayments.values()) {
    if (payment.payment.payment_intent === intentId) {
      return existing(account, 'invoices', idOf(payment.invoice));
    }
  }
  return null;
}

/** Returns the id of the subscription that an invoice bills; empty for a one-time invoice. */
export function subscriptionIdOf(invoice: Stripe.Invoice): string {
  return idOf(invoice.parent?.subscription_details?.subscription) ?? '';
}
