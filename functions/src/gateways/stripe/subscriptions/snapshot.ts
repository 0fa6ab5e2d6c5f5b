import type { Stripe } from 'stripe';
import type { SubscriptionSnapshot } from '#billing/payment-provider.ts';
import { idOf, instantOf } from '../client/stripe-client.ts';
import { discountCentsOf, paidInvoicesOf, taxCentsOf } from '../invoices/issued-invoice.ts';
import { hasSavedDowngrade } from './downgrade.ts';
import { paidTimeOf } from './paid-time.ts';
import {
  cancelAtOf,
  hasStackedChanges,
  itemOf,
  lookupKeyOf,
  nextPlanOf,
  SCHEDULE,
} from './schedule.ts';
import { chargesOf, paymentsOfInvoices } from './invoice-payments.ts';
import { cardExpiryOf, CUSTOMER, hasCard, ownCardOf } from './card.ts';
import { pauseOf } from './pause.ts';
import { isPayable, unpaidInvoiceOf } from './unpaid-invoice.ts';

const PAGE = 100;
/** More than eighty years of monthly invoices. */
const MAX_INVOICES = 1_000;
const DISCOUNT = 'discounts.source.coupon';
const UNCONFIRMED = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/**
 * Reads a subscription's current state with the payments of its invoices. Takes two calls at once, and a third one after anything
 * was paid. What changes in between is reported by a later event.
 */
export async function readSubscription(stripe: Stripe, id: string): Promise<SubscriptionSnapshot> {
  const [subscription, invoices] = await Promise.all([
    stripe.subscriptions.retrieve(id, {
      expand: [
        'latest_invoice.confirmation_secret',
        'pending_setup_intent',
        SCHEDULE,
        CUSTOMER,
        DISCOUNT,
      ],
    }),
    listInvoices(stripe, id),
  ]);
  const customerId = idOf(subscription.customer) ?? '';
  const charges = await chargesOf(stripe, customerId, invoices);
  const payments = await paymentsOfInvoices(stripe, charges, invoices);
  const first = invoices.find((invoice) => invoice.billing_reason === 'subscription_create');
  const later = [...payments].filter(([invoiceId]) => invoiceId !== first?.id);
  const item = itemOf(subscription);
  return {
    subscriptionId: id,
    status: subscription.status,
    customerId,
    isLive: subscription.livemode,
    metadata: subscription.metadata,
    priceLookupKey: lookupKeyOf(item.price),
    unitAmountCents: item.price.unit_amount,
    createdAt: instantOf(subscription.created),
    currentPeriodStart: instantOf(item.current_period_start),
    currentPeriodEnd: instantOf(item.current_period_end),
    cancelAt: cancelAtOf(subscription),
    next: nextPlanOf(subscription),
    hasSavedDowngrade: hasSavedDowngrade(subscription),
    hasSchedule: subscription.schedule !== null,
    hasStackedChanges: hasStackedChanges(subscription),
    pause: pauseOf(subscription),
    endedAt: subscription.ended_at === null ? null : instantOf(subscription.ended_at),
    firstPayment: payments.get(first?.id ?? '') ?? null,
    laterPayments: later.map(([, payment]) => payment),
    paidInvoices: paidInvoicesOf(invoices),
    paid: paidTimeOf(invoices, payments),
    unpaid: unpaidInvoiceOf(invoices),
    ownCard: ownCardOf(subscription),
    hasCard: hasCard(subscription),
    cardExpiresAt: cardExpiryOf(subscription, charges),
    isEndedUnpaid: subscription.cancellation_details?.reason === 'payment_failed',
    hasPayableInvoice: invoices.some(isPayable),
    confirmation: confirmationOf(subscription),
    amountDueCents: first?.amount_due ?? 0,
    taxDueCents: first ? taxCentsOf(first) : 0,
    lacksTaxLocation: invoices.some(lacksTaxLocation),
    discountedCents: first ? discountCentsOf(first) : 0,
    discount: discountOf(subscription),
    isFirstInvoicePaid: first?.status === 'paid',
  };
}

/** Lists a subscription's invoices, newest first, each with its payments. */
export function listInvoices(stripe: Stripe, subscriptionId: string): Promise<Stripe.Invoice[]> {
  return stripe.invoices
    .list({ subscription: subscriptionId, limit: PAGE, expand: ['data.payments'] })
    .autoPagingToArray({ limit: MAX_INVOICES });
}

/** Whether an invoice cannot be finalized because the customer has no address for its tax. */
export function lacksTaxLocation({ status, automatic_tax: tax }: Stripe.Invoice): boolean {
  return status === 'draft' && tax.status === 'requires_location_inputs';
}

function confirmationOf(subscription: Stripe.Subscription): SubscriptionSnapshot['confirmation'] {
  const { latest_invoice: invoice, pending_setup_intent: setup } = subscription;
  if (subscription.status === 'incomplete' && invoice !== null && typeof invoice !== 'string') {
    const secret = invoice.confirmation_secret?.client_secret;
    if (secret) return { kind: 'payment', clientSecret: secret, intentId: intentIdOf(secret) };
  }
  if (setup === null || typeof setup === 'string') return null;
  if (!UNCONFIRMED.includes(setup.status) || !setup.client_secret) return null;
  return { kind: 'setup', clientSecret: setup.client_secret, intentId: setup.id };
}

/** Returns the discount of the invoices that follow. */
function discountOf({
  discounts: [discount],
}: Stripe.Subscription): SubscriptionSnapshot['discount'] {
  if (discount === undefined || typeof discount === 'string') return null;
  const { coupon } = discount.source;
  if (coupon === null || typeof coupon === 'string' || coupon.duration === 'once') return null;
  return { endsAt: discount.end === null ? null : instantOf(discount.end) };
}

/** A client secret starts with the id of its object. */
function intentIdOf(clientSecret: string): string {
  return clientSecret.slice(0, clientSecret.indexOf('_secret_'));
}
