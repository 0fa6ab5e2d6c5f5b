import type { PaymentProvider } from '#billing/payment-provider.ts';
import { stripeAccount } from './client/account.ts';
import { withTimeLimit } from './client/time-limit.ts';
import { openStripeClient, type StripeClientOptions } from './client/stripe-client.ts';
import { stripeBalance } from './balance.ts';
import { stripeCustomers } from './customers.ts';
import { stripeDocuments } from './invoices/documents.ts';
import { stripeDisputes } from './disputes.ts';
import { stripeInvoiceDetails } from './invoices/invoice-details.ts';
import { stripeOrderInvoices } from './invoices/order-invoices.ts';
import { stripePayments } from './payments.ts';
import { stripePrices } from './prices.ts';
import { stripePromotionCodes } from './promotion-codes.ts';
import { stripeSearch } from './search.ts';
import { stripeTax } from './tax.ts';
import type { StripeSettings } from './client/settings.ts';
import { stripeContracts } from './subscriptions/contracts.ts';
import { stripeSubscriptions } from './subscriptions/subscriptions.ts';

export interface StripeOptions extends StripeClientOptions {
  /** In milliseconds; used by caches and idempotency keys. */
  clock?: () => number;
}

/**
 * Opens Stripe as billing's payment provider, with the official SDK at its own API version.
 *
 * @param settings from `stripeSettings`, which refuses an account that does not belong to the environment
 * @see https://docs.stripe.com/api
 */
export function openStripe(
  settings: Omit<StripeSettings, 'webhookSecrets'>,
  options: StripeOptions = {},
): PaymentProvider {
  const stripe = openStripeClient(settings, options);
  const clock = options.clock ?? Date.now;
  const { environment } = settings;
  const account = stripeAccount(stripe, clock, settings.accountId);
  return {
    environment,
    publishableKey: settings.publishableKey,
    isLive: settings.isLive,
    withTimeLimit,
    compareAccount: () => account.compare(),
    ...stripeCustomers(stripe, clock, environment, account),
    ...stripePayments(stripe, clock, environment, account),
    ...stripeSubscriptions(stripe, clock, environment, account),
    ...stripeContracts(stripe, clock, environment),
    ...stripePrices(stripe, clock),
    ...stripeTax(stripe),
    ...stripePromotionCodes(stripe, environment),
    ...stripeSearch(stripe, account),
    ...stripeBalance(stripe),
    ...stripeInvoiceDetails(stripe),
    ...stripeOrderInvoices(stripe, clock, environment),
    ...stripeDocuments(stripe),
    ...stripeDisputes(stripe, account),
  };
}
