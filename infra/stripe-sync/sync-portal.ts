import { PORTAL_MANAGER, portalMark } from '@learning/shared/contract/webhooks';
import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { SyncContext, SyncOptions } from './sync-stripe.ts';
import type { TierInStripe } from './sync-tier-price.ts';

type Features = Stripe.BillingPortal.ConfigurationCreateParams.Features;

/**
 * Configures the portal: cards, invoices, change of tier, cancellation at the end of the period. An upgrade starts at once and
 * is prorated, a downgrade starts with the next period. So does a change from the year to the month. The metadata with the environment's name identifies the configuration:
 * other environments on the account have their own.
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
    await context.change('Customer portal: updated configuration', () =>
      context.stripe.billingPortal.configurations.update(existing.id, params),
    );
  }
}

async function findConfiguration(stripe: Stripe, environment: string) {
  for await (const configuration of stripe.billingPortal.configurations.list({
    active: true,
    limit: 100,
  })) {
    const isManaged = configuration.metadata?.['managed_by'] === PORTAL_MANAGER;
    if (isManaged && configuration.metadata?.['environment'] === environment) return configuration;
  }
  return undefined;
}

function featuresFor(tiers: readonly TierInStripe[]): Features {
  const products = tiers.flatMap(({ productId, priceIds }) =>
    priceIds.length > 0 ? [{ product: productId, prices: priceIds }] : [],
  );
  return {
    customer_update: { enabled: true, allowed_updates: ['name', 'address', 'tax_id', 'email'] },
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
  };
}

/** Returns a hash of the requested configuration: Stripe adds to the stored one, so the two cannot be compared. */
function hashOf(requested: object): string {
  return createHash('sha256').update(JSON.stringify(requested)).digest('hex');
}
