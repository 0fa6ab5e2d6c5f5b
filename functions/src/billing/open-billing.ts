import { purchaseWindows } from '@learning/content/site/purchase-windows';
import { TERMS_VERSION } from '@learning/content/site/terms-version';
import { purchaseWindowsOf } from '@learning/shared/domain/money/purchase-windows';
import { ulid } from 'ulid';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import { claimRepository } from '#certificates/claim-repository.ts';
import { parameterReader } from '#gateways/parameters.ts';
import { stripeSettings, type StripeSettings } from '#gateways/stripe/client/settings.ts';
import { openStripe } from '#gateways/stripe/open-stripe.ts';
import { learnerRepository } from '#learning/learner-repository.ts';
import { limitRepository } from '#limits/limit-repository.ts';
import type { Count } from '#observability/metrics.ts';
import { closingRefusal } from '#privacy/refuse-closing.ts';
import type { Table } from '#table/table.ts';
import { teamRepository } from '#teams/team-repository.ts';
import { spreadTeam } from '#teams/spread-team.ts';
import { teamWritesForSubscription } from '#teams/team-writes-for-subscription.ts';
import { billingSettings } from './billing-settings.ts';
import { contractRepository } from './contracts/contract-repository.ts';
import { balanceRepository } from './balance/balance-repository.ts';
import { customerRepository } from './customers/customer-repository.ts';
import type { BillingRepositories } from './dependencies.ts';
import { invoiceRepository } from './invoices/invoice-repository.ts';
import { termsRepository } from './invoices/terms-repository.ts';
import { giftBatchRepository } from './gift-codes/gift-batch-repository.ts';
import { promotionCodeRepository } from './discounts/promotion-code-repository.ts';
import { orderRepository } from './orders/order-repository.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { purchaseReader } from './purchases/purchase-reader.ts';
import { auditRepository } from './reconciler/audit-repository.ts';
import { unreconciledRepository } from './reconciler/unreconciled-repository.ts';
import { stripeLinkRepository } from './stripe-links.ts';
import { subscriptionRepository } from './subscriptions/subscription-repository.ts';
import { eventRepository } from './webhook/event-repository.ts';

export function createBillingRepositories(table: Table, count: Count): BillingRepositories {
  return {
    catalog: catalogRepository(table),
    learners: learnerRepository(table),
    orders: orderRepository(table),
    promotionCodes: promotionCodeRepository(table),
    giftBatches: giftBatchRepository(table),
    purchases: purchaseReader(table),
    subscriptions: subscriptionRepository(table),
    customers: customerRepository(table),
    links: stripeLinkRepository(table),
    events: eventRepository(table),
    unreconciled: unreconciledRepository(table),
    audits: auditRepository(table),
    balance: balanceRepository(table),
    certificates: claimRepository(table),
    teams: teamRepository(table),
    invoices: invoiceRepository(table),
    terms: termsRepository(table),
    limits: limitRepository(table),
    refuseClosing: closingRefusal(table),
    termsVersion: TERMS_VERSION,
    windows: purchaseWindowsOf(purchaseWindows),
    newId: (now) => ulid(now.getTime()),
    count,
    teamWritesForSubscription: (terms, now) => teamWritesForSubscription(table, terms, now),
    spreadTeam: (orderId, now) => spreadTeam(table, orderId, now),
    contracts: contractRepository(table),
  };
}

/** The Stripe account of this environment, and the site its learners return to. */
export interface OpenedStripe {
  provider: PaymentProvider;
  webhookSecrets: readonly string[];
  siteOrigin: string | undefined;
}

type OpenProvider = (settings: StripeSettings) => PaymentProvider;

/**
 * Returns a function that opens Stripe when first called, and again when a setting has changed: keys that an operator replaces
 * take effect within five minutes, without a deployment. It throws an Error when settings are missing or contradict each other.
 *
 * @param environment variables of the process
 */
export function stripeOpener(
  environment: Record<string, string | undefined>,
  open: OpenProvider = openStripe,
  read = billingSettings(environment, parameterReader),
): () => Promise<OpenedStripe> {
  let opened: { fingerprint: string; stripe: OpenedStripe } | undefined;
  return async () => {
    const settings = await read();
    const fingerprint = JSON.stringify(settings);
    if (opened?.fingerprint !== fingerprint) {
      const account = stripeSettings(settings);
      const { webhookSecrets } = account;
      const siteOrigin = settings.SITE_ORIGIN;
      opened = { fingerprint, stripe: { provider: open(account), webhookSecrets, siteOrigin } };
    }
    return opened.stripe;
  };
}
