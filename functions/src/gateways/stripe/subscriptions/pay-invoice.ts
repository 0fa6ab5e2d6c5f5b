import { Stripe } from 'stripe';
import type { InvoicePayment } from '#billing/payment-provider.ts';
import { mapStripeErrors } from '../client/map-errors.ts';

/** Stripe's codes for a payment that the customer has to confirm at their bank. */
const NEEDS_CUSTOMER = ['invoice_payment_intent_requires_action', 'authentication_required'];

/**
 * Charges an invoice with the default card while the customer is present. The invoice itself is the lock: of two calls at once
 * Stripe charges one and refuses the other, so the invoice's state decides after every refusal.
 *
 * @see https://docs.stripe.com/api/invoices/pay
 */
export async function payInvoice(stripe: Stripe, invoiceId: string): Promise<InvoicePayment> {
  try {
    const { status } = await stripe.invoices.pay(invoiceId, { off_session: false });
    return { outcome: status === 'paid' ? 'paid' : 'pending' };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { status, hosted_invoice_url: url } = await mapStripeErrors(() =>
      stripe.invoices.retrieve(invoiceId),
    );
    if (status === 'paid') return { outcome: 'paid' };
    if (NEEDS_CUSTOMER.includes(error.code ?? '') && url) return { outcome: 'confirm', url };
    if (error instanceof Stripe.errors.StripeCardError) return { outcome: 'declined' };
    throw error;
  }
}
