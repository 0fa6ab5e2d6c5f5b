import { tierLookupKey } from '@learning/shared/contract/webhooks';
import type { Stripe } from 'stripe';
import type { PaymentTruth, SubscriptionTruth } from '../billing/payment-provider.ts';
import { idOf, instantOf } from './stripe-client.ts';
import { readPayment } from './stripe-payments.ts';

const PAGE = 100;
/** Ten years of months. */
const MOST_INVOICES = 1_000;
/** Longer than a cardholder may dispute a payment. */
const LOOK_BACK_SECONDS = 180 * 86_400;
const UNCONFIRMED = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** A subscription as it is now, with the payments of its invoices. */
export async function readSubscription(stripe: Stripe, id: string): Promise<SubscriptionTruth> {
  const subscription = await stripe.subscriptions.retrieve(id, {
    expand: ['latest_invoice.confirmation_secret', 'pending_setup_intent'],
  });
  const invoices = await stripe.invoices
    .list({ subscription: id, limit: PAGE })
    .autoPagingToArray({ limit: MOST_INVOICES });
  const first = invoices.find((one) => one.billing_reason === 'subscription_create');
  const later = invoices.filter((one) => one !== first && isRecent(one, invoices));
  const [firstPayment, ...laterPayments] = await Promise.all([
    first ? paymentOf(stripe, first) : null,
    ...later.map((invoice) => paymentOf(stripe, invoice)),
  ]);
  const item = itemOf(subscription);
  return {
    subscriptionId: id,
    status: subscription.status,
    customerId: idOf(subscription.customer) ?? '',
    isLive: subscription.livemode,
    metadata: subscription.metadata,
    priceLookupKey: lookupKeyOf(item.price),
    unitAmountCents: item.price.unit_amount,
    createdAt: instantOf(subscription.created),
    currentPeriodStart: instantOf(item.current_period_start),
    currentPeriodEnd: instantOf(item.current_period_end),
    cancelAt: cancelAtOf(subscription, item),
    endedAt: subscription.ended_at === null ? null : instantOf(subscription.ended_at),
    firstPayment: firstPayment ?? null,
    laterPayments: laterPayments.filter((payment) => payment !== null),
    confirmation: confirmationOf(subscription),
    amountDueCents: first?.amount_due ?? 0,
  };
}

function itemOf({ items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error('A subscription of Stripe has no item.');
  return item;
}

/** When a price changes, its lookup key moves to the new one; subscribers keep the old one, of the same product. */
function lookupKeyOf({ lookup_key: lookupKey, product }: Stripe.Price): string | null {
  if (lookupKey !== null) return lookupKey;
  const tierSlug = /^tier_(.+)$/.exec(idOf(product) ?? '')?.[1];
  return tierSlug === undefined ? null : tierLookupKey(tierSlug);
}

function cancelAtOf(subscription: Stripe.Subscription, item: Stripe.SubscriptionItem) {
  if (subscription.cancel_at !== null) return instantOf(subscription.cancel_at);
  return subscription.cancel_at_period_end ? instantOf(item.current_period_end) : null;
}

function isRecent(invoice: Stripe.Invoice, all: readonly Stripe.Invoice[]): boolean {
  const newest = Math.max(...all.map(({ created }) => created));
  return newest - invoice.created <= LOOK_BACK_SECONDS;
}

/** The payment that paid an invoice; null when it is not paid, or nothing was due. */
async function paymentOf(stripe: Stripe, invoice: Stripe.Invoice): Promise<PaymentTruth | null> {
  if (invoice.status !== 'paid' || invoice.amount_paid === 0) return null;
  const { data } = await stripe.invoicePayments.list({ invoice: invoice.id, limit: PAGE });
  const paid = data.find((one) => one.status === 'paid' && one.payment.payment_intent);
  const paymentIntentId = idOf(paid?.payment.payment_intent);
  return paymentIntentId === null ? null : readPayment(stripe, paymentIntentId);
}

function confirmationOf(subscription: Stripe.Subscription): SubscriptionTruth['confirmation'] {
  const { latest_invoice: invoice, pending_setup_intent: setup } = subscription;
  if (subscription.status === 'incomplete' && invoice !== null && typeof invoice !== 'string') {
    const secret = invoice.confirmation_secret?.client_secret;
    if (secret) return { kind: 'payment', clientSecret: secret, intentId: intentIdOf(secret) };
  }
  if (setup === null || typeof setup === 'string') return null;
  if (!UNCONFIRMED.includes(setup.status) || !setup.client_secret) return null;
  return { kind: 'setup', clientSecret: setup.client_secret, intentId: setup.id };
}

/** A client secret begins with the id it is for. */
function intentIdOf(clientSecret: string): string {
  return clientSecret.slice(0, clientSecret.indexOf('_secret_'));
}
