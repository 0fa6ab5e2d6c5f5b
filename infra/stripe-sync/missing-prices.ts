import { tierLookupKey } from '@learning/shared/contract/webhooks';
import type Stripe from 'stripe';
import type { SoldTier } from './sync-tier-price.ts';

/** Returns the lookup keys under which the account sells nothing, or for another amount: `stripe:sync` creates their prices. */
export async function missingPrices(stripe: Stripe, tiers: readonly SoldTier[]): Promise<string[]> {
  const wanted = tiers.flatMap(({ slug, priceCents, yearlyPriceCents }) => [
    { lookupKey: tierLookupKey(slug, 'month'), cents: priceCents },
    ...(yearlyPriceCents === null
      ? []
      : [{ lookupKey: tierLookupKey(slug, 'year'), cents: yearlyPriceCents }]),
  ]);
  const { data } = await stripe.prices.list({
    lookup_keys: wanted.map(({ lookupKey }) => lookupKey),
    active: true,
    limit: 100,
  });
  return wanted
    .filter(
      ({ lookupKey, cents }) =>
        !data.some((price) => price.lookup_key === lookupKey && price.unit_amount === cents),
    )
    .map(({ lookupKey }) => lookupKey);
}
