import type { Stripe } from 'stripe';
import type { SubscriptionSnapshot } from '#billing/payment-provider.ts';
import { instantOf } from '../client/stripe-client.ts';

/** An uncollectible invoice can still be paid by hand. */
const PAYABLE = ['open', 'uncollectible'];

/** Whether the invoice can still be paid. */
export function isPayable({ status }: Stripe.Invoice): boolean {
  return status !== null && PAYABLE.includes(status);
}

/**
 * Returns a subscription's newest invoice if it is unpaid: open, uncollectible or voided. Drafts do not count yet.
 *
 * @param invoices newest first
 */
export function unpaidInvoiceOf(
  invoices: readonly Stripe.Invoice[],
): SubscriptionSnapshot['unpaid'] {
  const newest = invoices.find(({ status }) => status !== 'draft');
  if (!newest || newest.status === 'paid' || newest.amount_due === 0) return null;
  const { id: invoiceId, amount_due: amountCents, next_payment_attempt: nextAttempt } = newest;
  const nextAttemptAt = nextAttempt === null ? null : instantOf(nextAttempt);
  const url = newest.hosted_invoice_url ?? null;
  return { invoiceId, amountCents, nextAttemptAt, isPayable: isPayable(newest), url };
}
