import { ulid } from 'ulid';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import { openStripe } from '#gateways/stripe/open-stripe.ts';
import { stripeSettings, type StripeSettings } from '#gateways/stripe/client/settings.ts';
import type { Count } from '#observability/metrics.ts';
import { learnerRepository } from '#learning/learner-repository.ts';
import type { Table } from '#table/table.ts';
import { teamWritesForSubscription } from '#teams/team-writes-for-subscription.ts';
import { teamRepository } from '#teams/team-repository.ts';
import { billingSettings } from './billing-settings.ts';
import { customerRepository } from './customers/customer-repository.ts';
import type { BillingRepositories } from './dependencies.ts';
import { orderRepository } from './orders/order-repository.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { stripeLinkRepository } from './stripe-links.ts';
import { subscriptionRepository } from './subscriptions/subscription-repository.ts';

/** Our own books over one table. */
export function createBillingRepositories(table: Table, count: Count): BillingRepositories {
  return {
    table,
    catalog: catalogRepository(table),
    learners: learnerRepository(table),
    orders: orderRepository(table),
    subscriptions: subscriptionRepository(table),
    customers: customerRepository(table),
    links: stripeLinkRepository(table),
    teams: teamRepository(table),
    newId: (now) => ulid(now.getTime()),
    count,
    teamWritesForSubscription,
  };
}

/** The account at Stripe that this environment works with, and where its learners come back to. */
export interface OpenedStripe {
  provider: PaymentProvider;
  webhookSecrets: readonly string[];
  siteOrigin: string | undefined;
}

type OpenProvider = (settings: StripeSettings) => PaymentProvider;

/**
 * Opens Stripe when it is first needed, once for a process, and anew when a setting has changed: keys that an operator rolls hold
 * within five minutes, without a deployment.
 *
 * @param environment as of the process
 * @returns throws Error when the settings are not there or contradict each other (`stripeSettings`).
 */
export function stripeOpener(
  environment: Record<string, string | undefined>,
  open: OpenProvider = openStripe,
  read = billingSettings(environment),
): () => Promise<OpenedStripe> {
  let opened: { of: string; stripe: OpenedStripe } | undefined;
  return async () => {
    const settings = await read();
    const of = JSON.stringify(settings);
    if (opened?.of !== of) {
      const account = stripeSettings(settings);
      const { webhookSecrets } = account;
      const siteOrigin = settings.SITE_ORIGIN;
      opened = { of, stripe: { provider: open(account), webhookSecrets, siteOrigin } };
    }
    return opened.stripe;
  };
}
