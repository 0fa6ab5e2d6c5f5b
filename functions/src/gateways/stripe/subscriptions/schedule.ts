import type { Stripe } from 'stripe';
import type { SubscriptionSnapshot } from '#billing/payment-provider.ts';
import { idOf, instantOf } from '../client/stripe-client.ts';
import { lookupKeyOfProduct } from './paid-time.ts';

/** Expands a subscription's schedule down to its prices: four levels, which is Stripe's limit. */
export const SCHEDULE = 'schedule.phases.items.price';

/** A subscription whose schedule is expanded. */
export type Scheduled = Pick<
  Stripe.Subscription,
  'id' | 'metadata' | 'items' | 'schedule' | 'discounts' | 'cancel_at' | 'cancel_at_period_end'
>;

/** Returns the one item that each of our subscriptions has. */
export function itemOf({ items }: Pick<Scheduled, 'items'>): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error('A Stripe subscription has no item.');
  return item;
}

/** @returns null when the subscription has no schedule. @throws Error when it was read without expanding it */
export function scheduleOf({ schedule }: Scheduled): Stripe.SubscriptionSchedule | null {
  if (typeof schedule === 'string')
    throw new Error('A subscription was read without its schedule.');
  return schedule;
}

/** Subscribers keep an old price after its lookup key has moved to a new one; then its product and interval identify the tier. */
export function lookupKeyOf(price: Stripe.Price): string | null {
  const { lookup_key: lookupKey, product, recurring } = price;
  const interval = recurring?.interval === 'year' ? 'year' : 'month';
  return lookupKey ?? lookupKeyOfProduct(idOf(product) ?? '', interval);
}

/**
 * Returns the different price that the schedule switches to at the end of the period; null without such a switch. Of several, the
 * last one counts: it was chosen last, and the others are removed.
 */
export function scheduledPriceOf(subscription: Scheduled): Stripe.Price | null {
  const price = laterPricesOf(subscription).at(-1);
  return price === undefined || price.id === itemOf(subscription).price.id ? null : price;
}

/** Whether the schedule switches more than once. A second downgrade in the portal may be added to the first one. */
export function hasStackedChanges(subscription: Scheduled): boolean {
  return new Set(laterPricesOf(subscription).map(({ id }) => id)).size > 1;
}

/** Returns the prices of the phases after the current period, in their order. */
function laterPricesOf(subscription: Scheduled): Stripe.Price[] {
  const { current_period_end: end } = itemOf(subscription);
  return (scheduleOf(subscription)?.phases ?? [])
    .filter((phase) => phase.start_date >= end)
    .flatMap(({ items: [item] }) => {
      const price = item?.price;
      return price === undefined || typeof price === 'string' || 'deleted' in price ? [] : [price];
    });
}

/**
 * Returns when a subscription is set to end: by its flag, its schedule or a date. If there is a schedule, it alone decides, because
 * Stripe also sets `cancel_at` for schedules that let the subscription continue.
 */
export function cancelAtOf(subscription: Scheduled): string | null {
  const { cancel_at: cancelAt, cancel_at_period_end: atPeriodEnd } = subscription;
  if (atPeriodEnd) return instantOf(cancelAt ?? itemOf(subscription).current_period_end);
  const schedule = scheduleOf(subscription);
  if (schedule === null) return cancelAt === null ? null : instantOf(cancelAt);
  const last = schedule.end_behavior === 'cancel' ? schedule.phases.at(-1) : undefined;
  return last ? instantOf(last.end_date) : null;
}

/** Returns the plan that follows the current one; null when none does or the subscription ends. */
export function nextPlanOf(subscription: Scheduled): SubscriptionSnapshot['next'] {
  const price = scheduledPriceOf(subscription);
  if (price === null || cancelAtOf(subscription) !== null) return null;
  return {
    priceLookupKey: lookupKeyOf(price),
    unitAmountCents: price.unit_amount,
    from: instantOf(itemOf(subscription).current_period_end),
  };
}
