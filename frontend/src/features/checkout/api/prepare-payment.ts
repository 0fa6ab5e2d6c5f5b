import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import type { CheckoutItem } from '../checkout-search.ts';
import { stripeFor } from '../load-stripe.ts';

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
