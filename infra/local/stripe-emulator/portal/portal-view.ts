import type { Stripe } from 'stripe';
import { all, existing, nowSeconds, type Account } from '#account/account.ts';
import { idOf } from '#account/ids.ts';
import type {
  PortalInvoice,
  PortalPrice,
  PortalSubscription,
  PortalView,
} from '#emulator-types.ts';
import { periodDiscountCents } from '#catalog/discounts.ts';
import { defaultCard } from '#invoices/invoice-collection.ts';
import { changeLines, itemOf, priceCents, productName } from '#invoices/invoice-lines.ts';

/** The objects of a portal session. */
export interface PortalSubject {
  session: Stripe.BillingPortal.Session;
  configuration: Stripe.BillingPortal.Configuration;
  customer: Stripe.Customer;
  subscription: Stripe.Subscription | null;
}

/** Reads the objects of a portal session. @throws Error when the session does not exist */
export function portalSubject(account: Account, sessionId: string): PortalSubject {
  const session = account.rows.portalSessions.get(sessionId);
  if (!session) throw new Error('This portal session does not exist or has expired.');
  const configuration = existing(account, 'portalConfigurations', idOf(session.configuration));
  const customer = existing(account, 'customers', session.customer);
  const subscription =
    all(account, 'subscriptions').findLast(
      (candidate) =>
        candidate.customer === customer.id &&
        candidate.ended_at === null &&
        candidate.status !== 'incomplete',
    ) ?? null;
  return { session, configuration, customer, subscription };
}

export function portalView(account: Account, subject: PortalSubject): PortalView {
  const { session, configuration, customer, subscription } = subject;
  const cardId = subscription
    ? defaultCard(account, subscription)
    : idOf(customer.invoice_settings.default_payment_method);
  const card = cardId === null ? undefined : existing(account, 'paymentMethods', cardId).card;
  const { subscription_update: update, subscription_cancel: cancel } = configuration.features;
  return {
    returnUrl: session.return_url,
    customer: { id: customer.id, email: customer.email },
    subscription: subscription && subscriptionView(account, subscription),
    prices: subscription ? priceViews(account, subject, subscription) : [],
    card: card
      ? { brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year }
      : null,
    invoices: invoiceViews(account, customer.id),
    canChangePrice: update.enabled && subscription !== null,
    canCancel: cancel.enabled && subscription !== null,
  };
}

function subscriptionView(account: Account, subscription: Stripe.Subscription): PortalSubscription {
  const item = itemOf(subscription);
  const notes = existing(account, 'subscriptionNotes', subscription.id);
  return {
    id: subscription.id,
    status: subscription.status,
    priceId: item.price.id,
    productName: productName(account, item.price.id),
    amountCents: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
    currentPeriodEndsAt: iso(item.current_period_end),
    cancelsAtPeriodEnd: subscription.cancel_at !== null,
    scheduledPriceId: notes.scheduledChange?.priceId ?? null,
    pendingPriceId: notes.pendingUpdate?.change.priceId ?? null,
  };
}

function priceViews(
  account: Account,
  { configuration, customer }: PortalSubject,
  subscription: Stripe.Subscription,
): PortalPrice[] {
  const item = itemOf(subscription);
  const offered = configuration.features.subscription_update.products ?? [];
  const ids = new Set([item.price.id, ...offered.flatMap((product) => product.prices)]);
  return [...ids]
    .map((id): PortalPrice => {
      const change = { priceId: id, quantity: item.quantity ?? 1 };
      const isCurrent = id === item.price.id;
      const isAtPeriodEnd = !isCurrent && waitsForPeriodEnd(account, configuration, item, id);
      const prorated = changeLines(account, subscription, change, nowSeconds(account));
      const discounted = prorated.some(({ isProration }) => !isProration)
        ? periodDiscountCents(account, subscription, change)
        : 0;
      const total = prorated.reduce(
        (sum, line) => sum + line.amount,
        customer.balance - discounted,
      );
      return {
        id,
        productName: productName(account, id),
        amountCents: priceCents(account, change),
        currency: existing(account, 'prices', id).currency,
        interval: intervalOf(existing(account, 'prices', id)),
        isCurrent,
        dueNowCents: isCurrent || isAtPeriodEnd ? 0 : Math.max(0, total),
        isAtPeriodEnd,
      };
    })
    .toSorted((a, b) => a.amountCents - b.amountCents);
}

/** Returns whether a change to this price takes effect only with the next period. */
export function waitsForPeriodEnd(
  account: Account,
  configuration: Stripe.BillingPortal.Configuration,
  item: Stripe.SubscriptionItem,
  priceId: string,
): boolean {
  const { conditions } = configuration.features.subscription_update.schedule_at_period_end;
  const price = existing(account, 'prices', priceId);
  const holds: Partial<Record<string, boolean>> = {
    decreasing_item_amount: (price.unit_amount ?? 0) < (item.price.unit_amount ?? 0),
    shortening_interval: intervalOf(price) === 'month' && intervalOf(item.price) === 'year',
  };
  return conditions.some(({ type }) => holds[type] === true);
}

function intervalOf({ recurring }: Stripe.Price): 'month' | 'year' {
  return recurring?.interval === 'year' ? 'year' : 'month';
}

function invoiceViews(account: Account, customerId: string): PortalInvoice[] {
  return all(account, 'invoices')
    .filter((invoice) => invoice.customer === customerId && invoice.status !== 'draft')
    .toReversed()
    .map((invoice) => ({
      id: invoice.id,
      number: invoice.number,
      createdAt: iso(invoice.created),
      status: invoice.status ?? '',
      totalCents: invoice.total,
      currency: invoice.currency,
      hostedUrl: invoice.hosted_invoice_url ?? null,
      pdfUrl: invoice.invoice_pdf ?? null,
    }));
}

function iso(at: number): string {
  return new Date(at * 1000).toISOString();
}
