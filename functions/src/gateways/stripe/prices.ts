import type { Stripe } from 'stripe';
import type { PaymentProvider, TierPrice } from '#billing/payment-provider.ts';
import { mapStripeErrors } from './client/map-errors.ts';
import { TAX_BEHAVIORS } from './tax.ts';
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
          return data.flatMap(
            ({ id, lookup_key: lookupKey, unit_amount, currency, tax_behavior }) =>
              lookupKey === null || unit_amount === null
                ? []
                : [
                    {
                      priceId: id,
                      lookupKey,
                      unitAmountCents: unit_amount,
                      currency,
                      taxBehavior: taxBehaviorOf(tax_behavior),
                    },
                  ],
          );
        });
      return cached(lookupKeys.toSorted().join(' '), read, maxAgeMs);
    },
  };
}

function taxBehaviorOf(behavior: Stripe.Price['tax_behavior']): TierPrice['taxBehavior'] {
  const ours = ['added', 'included'] as const;
  return ours.find((candidate) => TAX_BEHAVIORS[candidate] === behavior);
}
