import type { SoldTier } from './sync-tier-price.ts';

/** The tiers of the content that have a price; the others are agreed with sales. */
export function soldTiers(
  tiers: readonly { slug: string; name: string; description: string; priceCents: number | null }[],
): SoldTier[] {
  return tiers.flatMap(({ slug, name, description, priceCents }) =>
    priceCents === null ? [] : [{ slug, name, description, priceCents }],
  );
}
