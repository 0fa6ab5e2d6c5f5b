import type { Stripe } from 'stripe';
import type { PaymentProvider, TierPrice } from '#billing/payment-provider.ts';
import { mapStripeErrors } from './client/map-errors.ts';
import { cachedForMinutes } from './client/cache.ts';

/** Prices of the tiers, found by their lookup keys: no id of Stripe's stands in the code. */
export function stripePrices(
  stripe: Stripe,
  clock: () => number,
): Pick<PaymentProvider, 'tierPrices'> {
  const kept = cachedForMinutes<TierPrice[]>(clock);
  return {
    tierPrices: (lookupKeys, maxAgeMs) => {
      const read = () =>
        mapStripeErrors(async () => {
          const asked = { lookup_keys: [...lookupKeys], active: true, limit: 100 };
          const { data } = await stripe.prices.list(asked);
          return data.flatMap(({ id, lookup_key: lookupKey, unit_amount: unitAmount, currency }) =>
            lookupKey === null || unitAmount === null
              ? []
              : [{ priceId: id, lookupKey, unitAmountCents: unitAmount, currency }],
          );
        });
      return kept(lookupKeys.toSorted().join(' '), read, maxAgeMs);
    },
  };
}
