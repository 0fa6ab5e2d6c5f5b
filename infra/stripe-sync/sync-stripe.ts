import type { TaxSetting } from '@learning/shared/domain/money/tax';
import type Stripe from 'stripe';
import { syncDestination } from './sync-destination.ts';
import { syncPortal } from './sync-portal.ts';
import { syncTierPrice, type SoldTier } from './sync-tier-price.ts';

export interface SyncOptions {
  /** Several environments may share an account: each has its own portal and destination, and all have the same prices. */
  environment: string;
  /** Tiers with a price; the others are sold by contract. */
  tiers: readonly SoldTier[];
  /** The site's address, for the webhook and the link back from the portal. null sets up prices and portal only. */
  siteOrigin: string | null;
  /** Prices say whether they include tax. */
  tax: TaxSetting;
  /** Lists the changes without making them. */
  isDryRun: boolean;
}

export interface SyncResult {
  /** One sentence for each change, in order; empty when the account was up to date. */
  changes: string[];
  /** Signing secret of a destination created in this run: Stripe shows it only once. */
  webhookSecret: string | null;
}

/** Dependencies of the steps. `change` reports each change, then makes it unless this is a dry run. */
export interface SyncContext {
  stripe: Stripe;
  tax: TaxSetting;
  change<T>(sentence: string, make: () => Promise<T>): Promise<T | undefined>;
}

/**
 * Prepares a Stripe account: a product for each tier with its prices by the month and the year, the configuration of the customer portal, and the
 * event destination. Idempotent.
 *
 * A changed price becomes a new one with the same lookup key; existing subscribers keep the old price. So does a price that says something
 * else of tax, because that is fixed once it is set.
 */
export async function syncStripe(stripe: Stripe, options: SyncOptions): Promise<SyncResult> {
  const changes: string[] = [];
  const context: SyncContext = {
    stripe,
    tax: options.tax,
    async change(sentence, make) {
      changes.push(sentence);
      return options.isDryRun ? undefined : make();
    },
  };
  const prices = [];
  for (const tier of options.tiers) prices.push(await syncTierPrice(context, tier));
  await syncPortal(context, prices, options);
  const webhookSecret = options.siteOrigin
    ? await syncDestination(context, options.siteOrigin)
    : null;
  return { changes, webhookSecret };
}
