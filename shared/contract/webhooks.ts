/** What the product and Stripe's account agree on: the address of its events, which ones, and the names of prices. */

/** Stripe posts its thin events here; the function `stripe-webhook` answers. API Gateway's route key. */
export const STRIPE_WEBHOOK_ROUTE = 'POST /webhooks/stripe';
export const STRIPE_WEBHOOK_PATH = '/webhooks/stripe';

/**
 * Events the product listens to. Each one only says where to look: what is true is read from Stripe.
 *
 * @see https://docs.stripe.com/api/v2/core/events/event-types
 */
export const STRIPE_EVENT_TYPES = [
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
  'v1.customer.deleted',
] as const;

export type StripeEventType = (typeof STRIPE_EVENT_TYPES)[number];

/** Lookup key of a tier's monthly price: `tier_entry_month_usd`. Prices go by it, so no code knows an id of Stripe's. */
export const tierLookupKey = (tierSlug: string) => `tier_${tierSlug}_month_usd`;

/** The tier a lookup key stands for; undefined when it is none of ours. */
export function tierOfLookupKey(lookupKey: string): string | undefined {
  return /^tier_(.+)_month_usd$/.exec(lookupKey)?.[1];
}

/** In the metadata of the portal's configurations that the operator's command keeps, as `managed_by`. */
export const PORTAL_MANAGER = 'learning';

/** Metadata by which an environment finds its configuration of the portal again: several may share an account. */
export const portalMark = (environment: string) => ({ managed_by: PORTAL_MANAGER, environment });
