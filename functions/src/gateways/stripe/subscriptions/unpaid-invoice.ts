import type { Stripe } from 'stripe';
import type { SubscriptionSnapshot } from '#billing/payment-provider.ts';
import { instantOf } from '../client/stripe-client.ts';

/**
 * The newest invoice of a subscription, where it was not paid: it is open, given up, or was voided after that.
 *
 * @param invoices newest first; a draft asks for nothing yet
 */
export function unpaidInvoiceOf(
  invoices: readonly Stripe.Invoice[],
): SubscriptionSnapshot['unpaid'] {
  const newest = invoices.find(({ status }) => status !== 'draft');
  if (!newest || newest.status === 'paid' || newest.amount_due === 0) return null;
  const { amount_due: amountCents, next_payment_attempt: nextAttempt } = newest;
  return { amountCents, nextAttemptAt: nextAttempt === null ? null : instantOf(nextAttempt) };
}
