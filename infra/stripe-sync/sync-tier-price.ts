import { tierLookupKey, type BillingInterval } from '@learning/shared/contract/webhooks';
import Stripe from 'stripe';
import type { SyncContext } from './sync-stripe.ts';

/** A tier that is sold by card. */
export interface SoldTier {
  slug: string;
  name: string;
  description: string;
  /** US cents a month. */
  priceCents: number;
  /** US cents a year; null if it is not sold by the year. */
  yearlyPriceCents: number | null;
}

/** A tier's product and prices in the account; a dry run lacks those that it would create. */
export interface TierInStripe {
  productId: string;
  priceIds: string[];
}

/** Creates or updates the product `tier_<slug>` and its prices, which are found by their lookup keys. */
export async function syncTierPrice(context: SyncContext, tier: SoldTier): Promise<TierInStripe> {
  const productId = `tier_${tier.slug}`;
  await syncProduct(context, productId, tier);
  const { slug, priceCents, yearlyPriceCents } = tier;
  const prices: IntervalPrice[] = [
    { slug, interval: 'month', priceCents },
    ...(yearlyPriceCents === null
      ? []
      : [{ slug, interval: 'year' as const, priceCents: yearlyPriceCents }]),
  ];
  const priceIds: string[] = [];
  for (const price of prices) {
    const priceId = await syncPrice(context, productId, price);
    if (priceId !== null) priceIds.push(priceId);
  }
  return { productId, priceIds };
}

interface IntervalPrice {
  slug: string;
  interval: BillingInterval;
  priceCents: number;
}

const TAX_BEHAVIORS = { added: 'exclusive', included: 'inclusive' } as const;
const taxText = { none: '', added: ', plus tax', included: ', tax included' };

/** @returns null in a dry run that would create it */
async function syncPrice(
  context: SyncContext,
  productId: string,
  tier: IntervalPrice,
): Promise<string | null> {
  const lookupKey = tierLookupKey(tier.slug, tier.interval);
  const { data } = await context.stripe.prices.list({ lookup_keys: [lookupKey], limit: 10 });
  const current = data.find((price) => price.active);
  const behavior = context.tax === 'none' ? undefined : TAX_BEHAVIORS[context.tax];
  const isTaxed = behavior === undefined || current?.tax_behavior === behavior;
  if (current && isTaxed && isCurrent(current, productId, tier)) return current.id;

  const dollars = (tier.priceCents / 100).toFixed(2);
  const created = await context.change(
    `Price ${lookupKey}: $${dollars} a ${tier.interval}${taxText[context.tax]}`,
    () =>
      context.stripe.prices.create({
        product: productId,
        currency: 'usd',
        unit_amount: tier.priceCents,
        recurring: { interval: tier.interval },
        ...(behavior && { tax_behavior: behavior }),
        lookup_key: lookupKey,
        transfer_lookup_key: true,
      }),
  );
  if (current) {
    await context.change(`Price ${current.id}: no longer sold; existing subscribers keep it`, () =>
      context.stripe.prices.update(current.id, { active: false }),
    );
  }
  return created?.id ?? null;
}

function isCurrent(price: Stripe.Price, productId: string, tier: IntervalPrice): boolean {
  return (
    price.unit_amount === tier.priceCents &&
    price.currency === 'usd' &&
    price.recurring?.interval === tier.interval &&
    price.recurring.interval_count === 1 &&
    price.product === productId
  );
}

async function syncProduct(context: SyncContext, id: string, tier: SoldTier): Promise<void> {
  const { name, description } = tier;
  const product = await findProduct(context.stripe, id);
  if (!product) {
    await context.change(`Product ${id}: ${name}`, () =>
      context.stripe.products.create({ id, name, description, metadata: { tier: tier.slug } }),
    );
    return;
  }
  if (product.name === name && product.description === description && product.active) return;
  await context.change(`Product ${id}: name and description as in the content`, () =>
    context.stripe.products.update(id, { name, description, active: true }),
  );
}

async function findProduct(stripe: Stripe, id: string): Promise<Stripe.Product | undefined> {
  try {
    return await stripe.products.retrieve(id);
  } catch (error) {
    if (
      error instanceof Stripe.errors.StripeInvalidRequestError &&
      error.code === 'resource_missing'
    )
      return undefined;
    throw error;
  }
}
