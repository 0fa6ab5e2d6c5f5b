import { tiers } from '@learning/content/tiers';
import { tierLookupKey } from '@learning/shared/contract/webhooks';
import type { TaxBehavior } from '@learning/shared/domain/money/tax';
import type { Stripe } from 'stripe';
import { TAX_BEHAVIORS } from '#gateways/stripe/tax.ts';

/** Enters the head office, after which Stripe Tax calculates. */
export async function activateTax(sdk: Stripe): Promise<void> {
  const address = { country: 'US', state: 'NY', postal_code: '10001', line1: '1 Main Street' };
  await sdk.tax.settings.update({ head_office: { address } });
}

/** Gives the lookup keys of plans to prices that say whether they include tax, like `npm run stripe:sync`. */
export async function sellPlansWithTax(sdk: Stripe, behavior: TaxBehavior): Promise<void> {
  for (const { slug, priceCents } of tiers) {
    if (priceCents === null) continue;
    await sdk.prices.create({
      product: `tier_${slug}`,
      currency: 'usd',
      unit_amount: priceCents,
      recurring: { interval: 'month' },
      tax_behavior: TAX_BEHAVIORS[behavior],
      lookup_key: tierLookupKey(slug),
      transfer_lookup_key: true,
    });
  }
}
