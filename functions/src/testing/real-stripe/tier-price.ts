import { tiers } from '@learning/content/tiers';
import { tierLookupKey } from '@learning/shared/contract/webhooks';
import { Stripe } from 'stripe';

/** Slug of the plan most scenarios subscribe to. */
export const STARTER = 'entry';

/**
 * Creates a tier's product and price as `stripe:sync` does, unless the account has them.
 *
 * @returns the price's id
 * @throws Error when the account sells the tier at another price
 */
export async function ensurePrice(sdk: Stripe, tierSlug: string): Promise<string> {
  const tier = tiers.find(({ slug }) => slug === tierSlug);
  if (!tier?.priceCents) throw new Error(`${tierSlug} has no price.`);
  const { slug, name, description, priceCents } = tier;
  const lookupKey = tierLookupKey(slug);
  const { data } = await sdk.prices.list({ lookup_keys: [lookupKey], active: true });
  const [sold] = data;
  if (sold) {
    if (sold.unit_amount === priceCents) return sold.id;
    throw new Error(`The account sells ${lookupKey} at another price: run npm run stripe:sync.`);
  }
  const id = `tier_${slug}`;
  if (!(await hasProduct(sdk, id))) {
    await sdk.products.create({ id, name, description, metadata: { tier: slug } });
  }
  const price = await sdk.prices.create({
    product: id,
    currency: 'usd',
    unit_amount: priceCents,
    recurring: { interval: 'month' },
    lookup_key: lookupKey,
    transfer_lookup_key: true,
  });
  return price.id;
}

async function hasProduct(sdk: Stripe, id: string): Promise<boolean> {
  try {
    await sdk.products.retrieve(id);
    return true;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing')
      return false;
    throw error;
  }
}
