import type { Stripe } from 'stripe';
import { idOf } from '../client/stripe-client.ts';

/** Returns the payment of a paid invoice, whose `payments` must be expanded; null when none was needed, or not at Stripe. */
export function payingIntentOf({
  status,
  amount_paid: paid,
  payments,
}: Stripe.Invoice): string | null {
  if (status !== 'paid' || paid === 0) return null;
  const paying = payments?.data.find(
    (payment) => payment.status === 'paid' && payment.payment.payment_intent,
  );
  return idOf(paying?.payment.payment_intent);
}
