import { PORTAL_MANAGER, portalMark } from '@learning/shared/contract/webhooks';
import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { SyncContext, SyncOptions } from './sync-stripe.ts';
import type { TierInStripe } from './sync-tier-price.ts';

type Features = Stripe.BillingPortal.ConfigurationCreateParams.Features;

/**
 * The portal as the product needs it: cards, invoices, a change of tier, an end with the paid period. A dearer tier starts at
 * once and is prorated, a cheaper one with the next period. It is found again by its metadata, of which the environment's name is a
 * part: other environments on the account have one of their own, with their own address.
 *
 * @see https://docs.stripe.com/customer-management/configure-portal
 */
export async function syncPortal(
  context: SyncContext,
  tiers: readonly TierInStripe[],
  { environment, siteOrigin }: Pick<SyncOptions, 'environment' | 'siteOrigin'>,
): Promise<void> {
  const features = featuresFor(tiers);
  const metadata = { ...portalMark(environment), asked: hashOf({ features, siteOrigin }) };
  const params = {
    features,
    metadata,
    ...(siteOrigin ? { default_return_url: `${siteOrigin}/account/purchases` } : {}),
  };
  const existing = await findConfiguration(context.stripe, environment);
  if (!existing) {
    await context.change('Customer portal: configuration', () =>
      context.stripe.billingPortal.configurations.create(params),
    );
  } else if (existing.metadata?.['asked'] !== metadata.asked) {
    await context.change('Customer portal: configuration as the product needs it', () =>
      context.stripe.billingPortal.configurations.update(existing.id, params),
    );
  }
}

async function findConfiguration(stripe: Stripe, environment: string) {
  for await (const one of stripe.billingPortal.configurations.list({ active: true, limit: 100 })) {
    const isKept = one.metadata?.['managed_by'] === PORTAL_MANAGER;
    if (isKept && one.metadata?.['environment'] === environment) return one;
  }
  return undefined;
}

function featuresFor(tiers: readonly TierInStripe[]): Features {
  const products = tiers.flatMap(({ productId, priceId }) =>
    priceId ? [{ product: productId, prices: [priceId] }] : [],
  );
  return {
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
  };
}

/** Stripe adds to a configuration, so it cannot be compared with what was asked for. */
function hashOf(asked: object): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex');
}
