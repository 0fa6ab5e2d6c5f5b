import { tiers } from '@learning/content/tiers';
import { portalMark, tierLookupKey } from '@learning/shared/contract/webhooks';
import type { Stripe } from 'stripe';

/** Marks the objects of the tests where several environments share an account. */
export const TEST_ENVIRONMENT = 'test';

/** Creates the tiers' products and prices and the customer portal, like `npm run stripe:sync`. */
export async function createTiersAtStripe(sdk: Stripe): Promise<void> {
  const products = [];
  for (const { slug, name, priceCents } of tiers) {
    if (priceCents === null) continue;
    const product = await sdk.products.create({ id: `tier_${slug}`, name });
    const price = await sdk.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: priceCents,
      recurring: { interval: 'month' },
      lookup_key: tierLookupKey(slug),
    });
    products.push({ product: product.id, prices: [price.id] });
  }
  await sdk.billingPortal.configurations.create({
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        products,
        proration_behavior: 'always_invoice',
        schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }] },
      },
    },
    metadata: portalMark(TEST_ENVIRONMENT),
  });
}
