import type { PaymentProvider } from '#billing/payment-provider.ts';
import { withTimeLimit } from './client/time-limit.ts';
import { openStripeClient, type StripeClientOptions } from './client/stripe-client.ts';
import { stripeCustomers } from './customers.ts';
import { stripePayments } from './payments.ts';
import { stripePrices } from './prices.ts';
import { stripeSearch } from './search.ts';
import type { StripeSettings } from './client/settings.ts';
import { stripeSubscriptions } from './subscriptions/subscriptions.ts';

export interface StripeOptions extends StripeClientOptions {
  /** Milliseconds; for what is kept a few minutes. */
  clock?: () => number;
}

/**
 * Stripe as billing sees it, by the official SDK at the API version the SDK is made for.
 *
 * @param settings from `stripeSettings`, which refuses the wrong account for an environment
 * @see https://docs.stripe.com/api
 */
export function openStripe(
  settings: Omit<StripeSettings, 'webhookSecrets'>,
  options: StripeOptions = {},
): PaymentProvider {
  const stripe = openStripeClient(settings, options);
  const clock = options.clock ?? Date.now;
  const { environment } = settings;
  return {
    environment,
    publishableKey: settings.publishableKey,
    isLive: settings.isLive,
    withTimeLimit,
    ...stripeCustomers(stripe, clock, environment),
    ...stripePayments(stripe, clock, environment),
    ...stripeSubscriptions(stripe, clock, environment),
    ...stripePrices(stripe, clock),
    ...stripeSearch(stripe),
  };
}
