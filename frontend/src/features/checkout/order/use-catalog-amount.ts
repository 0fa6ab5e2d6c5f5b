import { bundle } from '@learning/content/tiers';
import { useQuery } from '@tanstack/react-query';
import { tiersQuery } from '#queries/billing.ts';
import { coursesQuery } from '#queries/catalog.ts';
import type { CheckoutItem } from '../checkout-search.ts';

/** Returns the item's price in the catalog, in dollars; undefined until it has loaded. */
export function useCatalogAmount(item: CheckoutItem, enabled: boolean): number | undefined {
  const isPlan = 'pricingTierSlug' in item;
  const { data: tiers } = useQuery({ ...tiersQuery(), enabled: enabled && isPlan });
  const { data: courses } = useQuery({ ...coursesQuery(), enabled: enabled && !isPlan });
  if (!enabled) return undefined;
  if (isPlan) {
    const tier = tiers?.find(({ slug }) => slug === item.pricingTierSlug);
    return (item.interval === 'year' ? tier?.yearlyPrice : tier?.price) ?? undefined;
  }
  if (item.courseId === bundle.productId) return bundle.priceCents / 100;
  return courses?.find(({ id }) => id === item.courseId)?.price;
}
