import type { Catalog } from '#catalog/catalog.ts';
import { productOfTier } from '#billing/subscriptions/plan-value-events.ts';
import { OTHER_PRODUCT } from '#figures/figure-records.ts';
import { skuOf } from '#table/keys.ts';

/** Returns how a product is called; what left the catalog keeps its id. */
export function productTitles({ courses, bundles, tiers }: Catalog): (product: string) => string {
  const titles = new Map([
    ...courses.map(({ id, title }) => [skuOf('course', id), title] as const),
    ...bundles.map(({ id, title }) => [skuOf('bundle', id), title] as const),
    ...tiers.map(({ slug, name }) => [productOfTier(slug), `${name} plan`] as const),
    [OTHER_PRODUCT, 'Without an order'] as const,
  ]);
  return (product) => titles.get(product) ?? product;
}
