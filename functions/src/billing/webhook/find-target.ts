import type { ReconcileDependencies } from '../dependencies.ts';
import type { ReconcileTarget } from '../reconcile-target.ts';

type Dependencies = Pick<ReconcileDependencies, 'links' | 'orders' | 'subscriptions' | 'provider'>;

/**
 * Finds the order or plan a payment belongs to: by the link stored when the payment was prepared; before that link exists, by the
 * payment's metadata; or by the subscription whose invoice it pays.
 *
 * @returns undefined when we have no record of it
 */
export async function targetOfPayment(
  paymentIntentId: string,
  deps: Dependencies,
): Promise<ReconcileTarget | undefined> {
  const link = await deps.links.find(paymentIntentId);
  if (link) return link;
  const { metadata } = await deps.provider.readPayment(paymentIntentId);
  const named = await targetOfMetadata(metadata, deps);
  if (named) return named;
  const subscriptionId = await deps.provider.subscriptionOfPayment(paymentIntentId);
  return subscriptionId === null ? undefined : targetOfSubscription(subscriptionId, deps);
}

/** @returns undefined when we have no record of it */
export async function targetOfSubscription(
  subscriptionId: string,
  deps: Dependencies,
): Promise<ReconcileTarget | undefined> {
  const link = await deps.links.find(subscriptionId);
  if (link) return link;
  return targetOfMetadata((await deps.provider.readSubscription(subscriptionId)).metadata, deps);
}

/** Metadata can be edited at Stripe, so it counts only when our own record agrees. */
async function targetOfMetadata(
  { userId, orderId }: Readonly<Record<string, string>>,
  { orders, subscriptions }: Dependencies,
): Promise<ReconcileTarget | undefined> {
  if (!userId || !orderId) return undefined;
  if (await orders.find(userId, orderId)) return { kind: 'order', userId, orderId };
  if (await subscriptions.find(userId, orderId)) return { kind: 'subscription', userId, orderId };
  return undefined;
}
