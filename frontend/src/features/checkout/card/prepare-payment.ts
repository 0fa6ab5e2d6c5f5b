import { queryOptions } from '@tanstack/react-query';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { api } from '#lib/api-client.ts';
import type { Buyer } from '../buyer/buyer.ts';
import type { CheckoutItem } from '../checkout-search.ts';

/**
 * Prepares the payment and the Stripe.js that confirms it; the server returns the same payment when asked again. Not cached
 * after the checkout closes, because by then it may be paid or its price may have changed.
 */
export const preparedPaymentQuery = (
  learnerId: string,
  item: CheckoutItem,
  buyer: Buyer,
  promotionCode?: string,
) =>
  queryOptions({
    queryKey: ['createPaymentIntent', learnerId, item, buyer, promotionCode] as const,
    queryFn: async () => {
      const intent = await api.createPaymentIntent({
        body: { ...item, ...buyer, ...(promotionCode === undefined ? {} : { promotionCode }) },
      });
      const { clientSecret, publishableKey } = intent;
      if (intent.confirmation === 'none' || clientSecret === null) return { intent, form: null };
      return { intent, form: { clientSecret, stripe: await stripeFor(publishableKey) } };
    },
    enabled: buyer.country !== '' && buyer.postalCode !== '',
    gcTime: 0,
    structuralSharing: false,
  });

/**
 * Loads Stripe.js for the account that the server named. Nothing is requested from Stripe before this is called.
 *
 * @throws Error when Stripe.js could not be loaded; the next call tries again.
 */
async function stripeFor(publishableKey: string): Promise<Stripe> {
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe.js is not available');
  return stripe;
}
