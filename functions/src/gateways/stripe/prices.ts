import type { Stripe } from 'stripe';
import type { PaymentProvider, TierPrice } from '#billing/payment-provider.ts';
import { mapStripeErrors } from './client/map-errors.ts';
import { cachedForMinutes } from './client/cache.ts';

/** Implements tier prices. They are found by lookup key, so that the code contains no Stripe ids. */
export function stripePrices(
  stripe: Stripe,
  clock: () => number,
): Pick<PaymentProvider, 'tierPrices'> {
  const cached = cachedForMinutes<TierPrice[]>(clock);
  return {
    tierPrices: (lookupKeys, maxAgeMs) => {
      const read = () =>
        mapStripeErrors(async () => {
          const query = { lookup_keys: [...lookupKeys], active: true, limit: 100 };
          const { data } = await stripe.prices.list(query);
          return data.flatMap(({ id, lookup_key: lookupKey, unit_amount: unitAmount, currency }) =>
            lookupKey === null || unitAmount === null
              ? []
              : [{ priceId: id, lookupKey, unitAmountCents: unitAmount, currency }],
          );
        });
      return cached(lookupKeys.toSorted().join(' '), read, maxAgeMs);
    },
  };
}
