import type { Stripe } from 'stripe';
import type { PaymentProvider, SubscriptionSnapshot } from '#billing/payment-provider.ts';
import { idOf } from '../client/stripe-client.ts';

/** Expands a subscription's customer, who may be deleted; so no field of theirs is expanded. */
export const CUSTOMER = 'customer';

type Cards = Pick<Stripe.Subscription, 'default_payment_method' | 'customer'>;

/**
 * Returns the card that belongs to a subscription alone. Stripe stores there whatever card paid last, and then ignores the
 * customer's card, which is the only one that the portal changes.
 *
 * Source: rules/money.md M36
 *
 * @see https://docs.stripe.com/api/subscriptions/object#subscription_object-default_payment_method
 */
export function ownCardOf(subscription: Cards): SubscriptionSnapshot['ownCard'] {
  const paymentMethodId = idOf(subscription.default_payment_method);
  if (paymentMethodId === null) return null;
  return { paymentMethodId, customersId: customersCardOf(subscription) };
}

/** Whether there is a card to charge. */
export function hasCard(subscription: Cards): boolean {
  return subscription.default_payment_method !== null || customersCardOf(subscription) !== null;
}

/**
 * Returns when the card that is charged next expires: with the end of its month. Known from its last charge, which costs no call; null
 * for a card that was not charged yet.
 *
 * @param charges newest first
 */
export function cardExpiryOf(
  subscription: Cards,
  charges: readonly Stripe.Charge[],
): string | null {
  const cardId = idOf(subscription.default_payment_method) ?? customersCardOf(subscription);
  const charged = charges.find(
    ({ payment_method: method }) => method !== null && method === cardId,
  );
  const card = charged?.payment_method_details?.card;
  if (!card) return null;
  // Months count from 0, so this is the first instant of the next one.
  return new Date(Date.UTC(card.exp_year, card.exp_month)).toISOString();
}

/** Implements `PaymentProvider.preferCustomersCard`. There is a card to charge at every moment in between. */
export async function preferCustomersCard(
  stripe: Stripe,
  { subscriptionId, customerId, ownCard }: Parameters<PaymentProvider['preferCustomersCard']>[0],
): Promise<void> {
  if (!ownCard) return;
  const { paymentMethodId, customersId } = ownCard;
  const isToMove =
    customersId === null ||
    (customersId !== paymentMethodId && (await isOwnNewer(stripe, subscriptionId)));
  if (isToMove) {
    const invoice_settings = { default_payment_method: paymentMethodId };
    await stripe.customers.update(customerId, { invoice_settings });
  }
  await stripe.subscriptions.update(subscriptionId, { default_payment_method: '' });
}

/** Returns whether the learner entered the subscription's own card last, as Stripe's instants of creation show. */
async function isOwnNewer(stripe: Stripe, subscriptionId: string): Promise<boolean> {
  const { default_payment_method: own, customer } = await stripe.subscriptions.retrieve(
    subscriptionId,
    { expand: ['default_payment_method', 'customer.invoice_settings.default_payment_method'] },
  );
  if (typeof customer === 'string' || customer.deleted) return false;
  return createdAt(own) > createdAt(customer.invoice_settings.default_payment_method);
}

/** @param method expanded; 0 for one that is gone */
function createdAt(method: string | Stripe.PaymentMethod | null): number {
  return method === null || typeof method === 'string' ? 0 : method.created;
}

function customersCardOf({ customer }: Cards): string | null {
  if (typeof customer === 'string')
    throw new Error('A subscription was read without its customer.');
  return customer.deleted ? null : idOf(customer.invoice_settings.default_payment_method);
}
