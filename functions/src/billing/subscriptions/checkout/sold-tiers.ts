import { tierLookupKey } from '@learning/shared/contract/webhooks';
import type { TierRecord } from '#catalog/catalog-records.ts';
import { Failure } from '#failure.ts';
import type { BillingDependencies } from '#billing/dependencies.ts';
import type { TierPrice } from '#billing/payment-provider.ts';

/** Maximum age of cached Stripe prices when they differ from the catalog's: both may just have changed. */
const FRESH_MS = 10_000;

/** A pricing tier with a price. */
export type SoldTier = TierRecord & { priceCents: number };

/** @throws Failure `tier_not_found`; `contact_sales` for a tier without a price. */
export async function findSoldTier(
  slug: string,
  { catalog }: Pick<BillingDependencies, 'catalog'>,
): Promise<SoldTier> {
  const { tiers } = await catalog.read();
  const tier = tiers.find((candidate) => candidate.slug === slug);
  if (!tier) throw new Failure('tier_not_found');
  const { priceCents } = tier;
  if (priceCents === null) throw new Failure('contact_sales');
  return { ...tier, priceCents };
}

/**
 * Returns Stripe's price of the tier. When it still differs from the catalog's after a fresh read, checkout is refused until the
 * operator runs `stripe:sync`.
 *
 * @throws Failure `payments_unavailable`
 */
export async function priceOf(
  { slug, priceCents }: SoldTier,
  { provider, count }: Pick<BillingDependencies, 'provider' | 'count'>,
): Promise<TierPrice> {
  const lookupKey = tierLookupKey(slug);
  for (const maxAgeMs of [undefined, FRESH_MS]) {
    const prices = await provider.tierPrices([lookupKey], maxAgeMs);
    const price = prices.find((candidate) => candidate.lookupKey === lookupKey);
    if (price?.unitAmountCents === priceCents && price.currency === 'usd') return price;
  }
  count('PriceMismatch');
  throw new Failure('payments_unavailable');
}
