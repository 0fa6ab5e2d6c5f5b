import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

/**
 * Stripe.js for the account that the server named. Nothing is requested from Stripe before this is called.
 *
 * @throws Error when Stripe.js could not be loaded; the next call tries again.
 */
export async function stripeFor(publishableKey: string): Promise<Stripe> {
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe.js is not available');
  return stripe;
}
