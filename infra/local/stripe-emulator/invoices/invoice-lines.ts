import type { Stripe } from 'stripe';
import { blank } from '#schemas/blank.ts';
import { existing, type Account } from '#account/account.ts';
import { idOf, newId } from '#account/ids.ts';
import { periodDiscountCents } from '#catalog/discounts.ts';
import { unusedCents } from './proration.ts';
import { periodEnd } from '#subscriptions/billing-period.ts';
import type { ItemChange, LinePlan } from '#subscriptions/subscription-notes.ts';

/** Returns the subscription's only item. */
export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const item = subscription.items.data[0];
  if (!item) throw new Error(`Subscription ${subscription.id} has no item`);
  return item;
}

export function priceCents(account: Account, change: ItemChange): number {
  return (existing(account, 'prices', change.priceId).unit_amount ?? 0) * change.quantity;
}

/** Plans a line for a whole period of the subscription's item. */
export function periodLine(account: Account, subscription: Stripe.Subscription): LinePlan {
  const item = itemOf(subscription);
  const change = { priceId: item.price.id, quantity: item.quantity ?? 1 };
  const period = { start: item.current_period_start, end: item.current_period_end };
  return wholePeriod(account, change, item.id, period);
}

/** Plans the credit for the unused time of the old price and the charge for the new one. */
export function prorationLines(
  account: Account,
  subscription: Stripe.Subscription,
  change: ItemChange,
  at: number,
): LinePlan[] {
  const item = itemOf(subscription);
  const old = { priceId: item.price.id, quantity: item.quantity ?? 1 };
  const period = { start: item.current_period_start, end: item.current_period_end };
  // Flexible billing prorates what was paid after the discount.
  const { periodDiscountCents: discounted = 0 } = existing(
    account,
    'subscriptionNotes',
    subscription.id,
  );
  const paidCents = priceCents(account, old) - discounted;
  const date = new Date(at * 1000).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const common = { start: at, end: period.end, itemId: item.id, isProration: true };
  return [
    {
      ...common,
      ...old,
      amount: -unusedCents(paidCents, period, at) + 0,
      description: `Unused time on ${productName(account, old.priceId)} after ${date}`,
    },
    {
      ...common,
      ...change,
      amount: unusedCents(
        priceCents(account, change) - periodDiscountCents(account, subscription, change),
        period,
        at,
      ),
      description: `Remaining time on ${productName(account, change.priceId)} after ${date}`,
    },
  ];
}

/**
 * Plans what a change is charged for within a period. A price of another interval begins a period of its own at once, and credits what is
 * left of the former one.
 */
export function changeLines(
  account: Account,
  subscription: Stripe.Subscription,
  change: ItemChange,
  at: number,
): LinePlan[] {
  const item = itemOf(subscription);
  const { recurring } = existing(account, 'prices', change.priceId);
  const [credit, ...rest] = prorationLines(account, subscription, change, at);
  if (!credit || !recurring || recurring.interval === item.price.recurring?.interval) {
    return credit ? [credit, ...rest] : rest;
  }
  const period = { start: at, end: periodEnd(at, at, recurring) };
  return [credit, wholePeriod(account, change, item.id, period)];
}

/** Plans a line for a whole period. */
function wholePeriod(
  account: Account,
  change: ItemChange,
  itemId: string,
  period: { start: number; end: number },
): LinePlan {
  const { unit_amount: amount, recurring } = existing(account, 'prices', change.priceId);
  return {
    amount: priceCents(account, change),
    description: `${change.quantity} × ${productName(account, change.priceId)} (at ${dollars(amount ?? 0)} / ${recurring?.interval ?? 'month'})`,
    ...change,
    ...period,
    itemId,
    isProration: false,
  };
}

export function productName(account: Account, priceId: string): string {
  return existing(account, 'products', idOf(existing(account, 'prices', priceId).product)).name;
}

export function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

/** Turns a planned line into Stripe's shape. */
export function lineItem(
  account: Account,
  invoiceId: string,
  subscription: Stripe.Subscription,
  plan: LinePlan,
): Stripe.InvoiceLineItem {
  const price = existing(account, 'prices', plan.priceId);
  return {
    ...blank('line_item'),
    id: newId('il_1', 23),
    amount: plan.amount,
    currency: subscription.currency,
    description: plan.description,
    discount_amounts: [],
    discountable: !plan.isProration,
    invoice: invoiceId,
    metadata: { ...subscription.metadata },
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: plan.isProration ? newId('ii_1', 23) : null,
        proration: plan.isProration,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: plan.itemId,
      },
      type: 'subscription_item_details',
    },
    period: { end: plan.end, start: plan.start },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: idOf(price.product) },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity: plan.quantity,
    quantity_decimal: String(
      plan.quantity,
    ) as unknown as Stripe.InvoiceLineItem['quantity_decimal'],
    subscription: subscription.id,
    subtotal: plan.amount,
    taxes: [],
  };
}
