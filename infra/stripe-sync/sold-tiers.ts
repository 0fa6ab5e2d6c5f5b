import type { SoldTier } from './sync-tier-price.ts';

/** Returns the tiers that have a price; the others are sold by contract. */
export function soldTiers(
  tiers: readonly {
    slug: string;
    name: string;
    description: string;
    priceCents: number | null;
    yearlyPriceCents: number | null;
  }[],
): SoldTier[] {
  return tiers.flatMap(({ slug, name, description, priceCents, yearlyPriceCents }) =>
    priceCents === null ? [] : [{ slug, name, description, priceCents, yearlyPriceCents }],
  );
}
