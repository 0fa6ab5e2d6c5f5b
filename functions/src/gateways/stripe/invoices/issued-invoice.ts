import type { Stripe } from 'stripe';
import type { IssuedInvoice, PaidInvoice } from '#billing/payment-provider.ts';
import { payingIntentOf } from './paying-intent.ts';

const COVERS: Readonly<Record<string, IssuedInvoice['covers']>> = {
  subscription_create: 'first_month',
  subscription_cycle: 'month',
  subscription_update: 'change',
};

/** Returns an invoice as Stripe has it. */
export function issuedInvoice(invoice: Stripe.Invoice): IssuedInvoice {
  const { id, number, total, hosted_invoice_url: url } = invoice;
  return {
    invoiceId: id,
    number: number ?? id,
    amountCents: total,
    creditCents: 0,
    taxCents: taxCentsOf(invoice),
    discountCents: discountCentsOf(invoice),
    covers: COVERS[invoice.billing_reason ?? ''] ?? null,
    url: url ?? null,
  };
}

/** Returns the tax that Stripe calculated on an invoice. */
export function taxCentsOf({ total_taxes: taxes }: Stripe.Invoice): number {
  return (taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
}

/** Returns what promotion codes took off an invoice. */
export function discountCentsOf({ total_discount_amounts: amounts }: Stripe.Invoice): number {
  return (amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
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
