import { queryOptions } from '@tanstack/react-query';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { api } from '#lib/api-client.ts';
import type { CheckoutItem } from '../checkout-search.ts';

/**
 * The payment to confirm and Stripe.js to confirm it with; a repeat gets the same payment from the server. Forgotten when the
 * checkout is left: by then it may have been paid, or its price may have changed.
 */
export const preparedPaymentQuery = (learnerId: string, item: CheckoutItem) =>
  queryOptions({
    queryKey: ['createPaymentIntent', learnerId, item] as const,
    queryFn: async () => {
      const intent = await api.createPaymentIntent({ body: item });
      const { clientSecret, publishableKey } = intent;
      if (intent.confirmation === 'none' || clientSecret === null) return { intent, form: null };
      return { intent, form: { clientSecret, stripe: await stripeFor(publishableKey) } };
    },
    gcTime: 0,
    structuralSharing: false,
  });

/**
 * Stripe.js for the account that the server named. Nothing is requested from Stripe before this is called.
 *
 * @throws Error when Stripe.js could not be loaded; the next call tries again.
 */
async function stripeFor(publishableKey: string): Promise<Stripe> {
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe.js is not available');
  return stripe;
}
