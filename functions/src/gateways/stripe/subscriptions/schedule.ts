import type { Stripe } from 'stripe';
import type { SubscriptionSnapshot } from '#billing/payment-provider.ts';
import { idOf, instantOf } from '../client/stripe-client.ts';
import { lookupKeyOfProduct } from './paid-time.ts';

/** What a subscription is expanded by to show what its schedule brings: four levels, as deep as Stripe goes. */
export const SCHEDULE = 'schedule.phases.items.price';

/** A subscription with its schedule written out. */
export type Scheduled = Pick<
  Stripe.Subscription,
  'id' | 'metadata' | 'items' | 'schedule' | 'cancel_at' | 'cancel_at_period_end'
>;

/** Ours have one each. */
export function itemOf({ items }: Pick<Scheduled, 'items'>): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error('A subscription of Stripe has no item.');
  return item;
}

/** null where the subscription has none. @throws Error when it was read without */
export function scheduleOf({ schedule }: Scheduled): Stripe.SubscriptionSchedule | null {
  if (typeof schedule === 'string')
    throw new Error('A subscription was read without its schedule.');
  return schedule;
}

/** When a price changes, its lookup key moves to the new one; subscribers keep the old one, of the same product. */
export function lookupKeyOf({ lookup_key: lookupKey, product }: Stripe.Price): string | null {
  return lookupKey ?? lookupKeyOfProduct(idOf(product) ?? '');
}

/** The other price that the schedule changes to when the period ends; null where it does not. */
export function scheduledPriceOf(subscription: Scheduled): Stripe.Price | null {
  const item = itemOf(subscription);
  const next = scheduleOf(subscription)?.phases.find(
    (phase) => phase.start_date >= item.current_period_end,
  );
  const price = next?.items[0]?.price;
  if (price === undefined || typeof price === 'string' || 'deleted' in price) return null;
  return price.id === item.price.id ? null : price;
}

/**
 * When it is set to end: by the flag; by its schedule, which alone decides where there is one, for Stripe has also written the end
 * of a schedule that lets the subscription go on to `cancel_at`; or on a date.
 */
export function cancelAtOf(subscription: Scheduled): string | null {
  const { cancel_at: cancelAt, cancel_at_period_end: atPeriodEnd } = subscription;
  if (atPeriodEnd) return instantOf(cancelAt ?? itemOf(subscription).current_period_end);
  const schedule = scheduleOf(subscription);
  if (schedule === null) return cancelAt === null ? null : instantOf(cancelAt);
  const last = schedule.end_behavior === 'cancel' ? schedule.phases.at(-1) : undefined;
  return last ? instantOf(last.end_date) : null;
}

/** The plan that comes after the current one; none comes after an end. */
export function nextPlanOf(subscription: Scheduled): SubscriptionSnapshot['next'] {
  const price = scheduledPriceOf(subscription);
  if (price === null || cancelAtOf(subscription) !== null) return null;
  return {
    priceLookupKey: lookupKeyOf(price),
    unitAmountCents: price.unit_amount,
    from: instantOf(itemOf(subscription).current_period_end),
  };
}
