import type { Stripe } from 'stripe';
import type { IssuedInvoice, PaidInvoice } from '#billing/payment-provider.ts';
import { payingIntentOf } from './paying-intent.ts';

const COVERS: Readonly<Record<string, IssuedInvoice['covers']>> = {
  subscription_create: 'first_month',
  subscription_cycle: 'month',
  subscription_update: 'change',
};

/** Returns the invoice of an order, which its payment pays in full. */
export function issuedInvoice(invoice: Stripe.Invoice): IssuedInvoice {
  const { id, number, total, total_taxes: taxes, hosted_invoice_url: url } = invoice;
  return {
    invoiceId: id,
    number: number ?? id,
    amountCents: total,
    creditCents: 0,
    taxCents: (taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
    covers: COVERS[invoice.billing_reason ?? ''] ?? null,
    url: url ?? null,
  };
}

/**
 * Returns the paid invoices of a plan, in their order, without those for which nothing was paid.
 *
 * @param invoices with their `payments` expanded
 */
export function paidInvoicesOf(invoices: readonly Stripe.Invoice[]): PaidInvoice[] {
  return invoices
    .filter(({ status, number, amount_paid: paid }) => status === 'paid' && number && paid > 0)
    .map((invoice) => ({
      ...issuedInvoice(invoice),
      amountCents: invoice.amount_paid,
      creditCents: Math.max(0, invoice.total - invoice.amount_paid),
      paymentIntentId: payingIntentOf(invoice),
    }));
}
