import { tiers } from '@learning/content/tiers';
import { portalMark, tierLookupKey } from '@learning/shared/contract/webhooks';
import type { BillingInterval } from '@learning/shared/domain/money/billing-interval';
import type { TaxSetting } from '@learning/shared/domain/money/tax';
import type { Stripe } from 'stripe';
import { TAX_BEHAVIORS } from '#gateways/stripe/tax.ts';

/** Marks the objects of the tests where several environments share an account. */
export const TEST_ENVIRONMENT = 'test';

/** Creates the tiers' products and prices and the customer portal, like `npm run stripe:sync`. */
export async function createTiersAtStripe(sdk: Stripe, tax: TaxSetting = 'none'): Promise<void> {
  const products = [];
  for (const { slug, name, priceCents, yearlyPriceCents } of tiers) {
    if (priceCents === null || yearlyPriceCents === null) continue;
    const product = await sdk.products.create({ id: `tier_${slug}`, name });
    const create = (interval: BillingInterval, unit_amount: number) =>
      sdk.prices.create({
        product: product.id,
        currency: 'usd',
        unit_amount,
        recurring: { interval },
        lookup_key: tierLookupKey(slug, interval),
        ...(tax === 'none' ? {} : { tax_behavior: TAX_BEHAVIORS[tax] }),
      });
    const monthly = await create('month', priceCents);
    const yearly = await create('year', yearlyPriceCents);
    products.push({ product: product.id, prices: [monthly.id, yearly.id] });
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
        schedule_at_period_end: {
          conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }],
        },
      },
    },
    metadata: portalMark(TEST_ENVIRONMENT),
  });
}
