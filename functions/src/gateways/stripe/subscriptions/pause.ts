import type { Stripe } from 'stripe';
import type { SubscriptionSnapshot } from '#billing/payment-provider.ts';

/** In the metadata: we paused the subscription, so that we do not resume what an operator paused. */
const PAUSED_FOR_DISPUTE = 'pausedForDispute';

export function pauseOf({
  pause_collection: pause,
  metadata,
}: Stripe.Subscription): SubscriptionSnapshot['pause'] {
  if (pause === null) return null;
  return metadata[PAUSED_FOR_DISPUTE] === 'true' ? 'dispute' : 'other';
}

/** Lets Stripe void the invoice of each period that begins. @see https://docs.stripe.com/billing/subscriptions/pause-payment */
export async function pauseForDispute(stripe: Stripe, subscriptionId: string): Promise<void> {
  await stripe.subscriptions.update(subscriptionId, {
    pause_collection: { behavior: 'void' },
    metadata: { [PAUSED_FOR_DISPUTE]: 'true' },
  });
}

export async function resumeAfterDispute(stripe: Stripe, subscriptionId: string): Promise<void> {
  await stripe.subscriptions.update(subscriptionId, {
    pause_collection: '',
    metadata: { [PAUSED_FOR_DISPUTE]: '' },
  });
}
