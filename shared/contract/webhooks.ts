/** Names shared with the Stripe account: the webhook's route, its events, lookup keys of prices, metadata of the portal. */
import type { BillingInterval } from '#domain/money/billing-interval.ts';

/** API Gateway's route key for Stripe's thin events, which the function `stripe-webhook` handles. */
export const STRIPE_WEBHOOK_ROUTE = 'POST /webhooks/stripe';
export const STRIPE_WEBHOOK_PATH = '/webhooks/stripe';

/**
 * Events the product listens to. An event only names what to read again; the payment snapshot comes from Stripe.
 *
 * @see https://docs.stripe.com/api/v2/core/events/event-types
 */
export const STRIPE_EVENT_TYPES = [
  'v1.payment_intent.processing',
  'v1.payment_intent.succeeded',
  'v1.payment_intent.payment_failed',
  'v1.payment_intent.canceled',
  'v1.refund.created',
  'v1.refund.updated',
  'v1.refund.failed',
  'v1.charge.dispute.created',
  'v1.charge.dispute.updated',
  'v1.charge.dispute.closed',
  'v1.radar.early_fraud_warning.created',
  'v1.customer.subscription.created',
  'v1.customer.subscription.updated',
  'v1.customer.subscription.deleted',
  'v1.customer.subscription.paused',
  'v1.customer.subscription.resumed',
  'v1.invoice.paid',
  'v1.invoice.payment_failed',
  'v1.invoice.payment_action_required',
  'v1.invoice.finalization_failed',
  'v1.customer.updated',
  'v1.customer.deleted',
] as const;

export type StripeEventType = (typeof STRIPE_EVENT_TYPES)[number];

export type { BillingInterval };

/** Returns the lookup key of a tier's price, `tier_entry_month_usd`, so that no code needs an id of Stripe's. */
export const tierLookupKey = (tierSlug: string, interval: BillingInterval = 'month') =>
  `tier_${tierSlug}_${interval}_usd`;

/** Returns the tier and interval of a lookup key; undefined if the key is not ours. */
export function tierOfLookupKey(
  lookupKey: string,
): { tierSlug: string; interval: BillingInterval } | undefined {
  const [, tierSlug, interval] = /^tier_(.+)_(month|year)_usd$/.exec(lookupKey) ?? [];
  if (tierSlug === undefined) return undefined;
  return { tierSlug, interval: interval === 'year' ? 'year' : 'month' };
}

/** Value of `managed_by` in the metadata of the portal configurations that `npm run stripe:sync` manages. */
export const PORTAL_MANAGER = 'learning';

/** Returns the metadata by which an environment finds its portal configuration; several may share an account. */
export const portalMark = (environment: string) => ({ managed_by: PORTAL_MANAGER, environment });
