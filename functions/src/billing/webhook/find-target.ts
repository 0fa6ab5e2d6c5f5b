import type { ReconcileDependencies } from '../dependencies.ts';
import type { ReconcileTarget } from '../reconcile-target.ts';

type Repositories = Pick<ReconcileDependencies, 'links' | 'orders' | 'subscriptions' | 'provider'>;

/**
 * Whose a payment is: by the link that was saved when it was made; else by what was written into its metadata, for the moment
 * before the link is saved; else by the subscription whose invoice it pays.
 *
 * @returns undefined when our books do not know it.
 */
export async function targetOfPayment(
  paymentIntentId: string,
  deps: Repositories,
): Promise<ReconcileTarget | undefined> {
  const link = await deps.links.find(paymentIntentId);
  if (link) return link;
  const { metadata } = await deps.provider.readPayment(paymentIntentId);
  const named = await targetOfMetadata(metadata, deps);
  if (named) return named;
  const subscriptionId = await deps.provider.subscriptionOfPayment(paymentIntentId);
  return subscriptionId === null ? undefined : targetOfSubscription(subscriptionId, deps);
}

/** @returns undefined when our books do not know it. */
export async function targetOfSubscription(
  subscriptionId: string,
  deps: Repositories,
): Promise<ReconcileTarget | undefined> {
  const link = await deps.links.find(subscriptionId);
  if (link) return link;
  return targetOfMetadata((await deps.provider.readSubscription(subscriptionId)).metadata, deps);
}

/** What metadata name counts only where our own row says the same. */
async function targetOfMetadata(
  { userId, orderId }: Readonly<Record<string, string>>,
  { orders, subscriptions }: Repositories,
): Promise<ReconcileTarget | undefined> {
  if (!userId || !orderId) return undefined;
  if (await orders.find(userId, orderId)) return { kind: 'order', userId, orderId };
  if (await subscriptions.find(userId, orderId)) return { kind: 'subscription', userId, orderId };
  return undefined;
}
