import { tierLookupKey } from '@learning/shared/contract/webhooks';
import type { BillingInterval } from '@learning/shared/domain/money/billing-interval';
import type { TaxBasis } from '@learning/shared/domain/money/tax';
import type { TierRecord } from '#catalog/catalog-records.ts';
import { Failure } from '#failure.ts';
import type { BillingDependencies } from '#billing/dependencies.ts';
import type { TierPrice } from '#billing/payment-provider.ts';

/** Maximum age of cached Stripe prices when they differ from the catalog's: both may just have changed. */
const FRESH_MS = 10_000;

/** A pricing tier at its price of an interval. */
export type SoldTier = Omit<TierRecord, 'yearlyPriceCents'> & {
  priceCents: number;
  interval: BillingInterval;
};

/** With what its tax depends on; without a basis there is none. */
export type TaxedTier = SoldTier & { basis?: TaxBasis | undefined };

/** A tier and how often it is paid. */
export interface ChosenTier {
  slug: string;
  interval: BillingInterval;
}

/** @throws Failure `tier_not_found`; `contact_sales` for a tier without a price. */
export async function findSoldTier(
  { slug, interval }: ChosenTier,
  { catalog }: Pick<BillingDependencies, 'catalog'>,
): Promise<SoldTier> {
  const { tiers } = await catalog.read();
  const tier = tiers.find((candidate) => candidate.slug === slug);
  if (!tier) throw new Failure('tier_not_found');
  const { yearlyPriceCents, ...sold } = tier;
  if (sold.priceCents === null) throw new Failure('contact_sales');
  const priceCents = interval === 'year' ? yearlyPriceCents : sold.priceCents;
  if (priceCents === null) throw new Failure('tier_not_found');
  return { ...sold, priceCents, interval };
}

/**
 * Returns Stripe's price of the tier. When it still differs from the catalog's after a fresh read, or does not say of tax what the
 * environment does, checkout is refused until the operator runs `stripe:sync`.
 *
 * @throws Failure `payments_unavailable`
 */
export async function priceOf(
  { slug, priceCents, interval, basis }: TaxedTier,
  { provider, count }: Pick<BillingDependencies, 'provider' | 'count'>,
): Promise<TierPrice> {
  const lookupKey = tierLookupKey(slug, interval);
  for (const maxAgeMs of [undefined, FRESH_MS]) {
    const prices = await provider.tierPrices([lookupKey], maxAgeMs);
    const price = prices.find((candidate) => candidate.lookupKey === lookupKey);
    const isTaxed = basis === undefined || price?.taxBehavior === basis.behavior;
    if (isTaxed && price?.unitAmountCents === priceCents && price.currency === 'usd') return price;
  }
  count('PriceMismatch');
  throw new Failure('payments_unavailable');
}
