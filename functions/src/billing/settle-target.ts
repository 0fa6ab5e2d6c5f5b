import type { OrderRecord, StripeLink, SubscriptionRecord } from './billing-records.ts';
import type { SettlingDependencies } from './dependencies.ts';
import { settleOrder } from './orders/settle-order.ts';
import { settleSubscription } from './subscriptions/settle-subscription.ts';

/** The order or subscription of ours that something at Stripe belongs to. */
export type SettleTarget = Pick<StripeLink, 'kind' | 'userId' | 'orderId'>;

interface SettleCommand {
  target: SettleTarget;
  /** Remembered in the same transaction. */
  eventId?: string;
  now: Date;
}

/** Brings one order or subscription of ours in line with Stripe's current state. */
export async function settleTarget(
  { target: { kind, userId, orderId }, eventId, now }: SettleCommand,
  deps: SettlingDependencies,
): Promise<OrderRecord | SubscriptionRecord> {
  const command = { userId, orderId, now, ...(eventId === undefined ? {} : { eventId }) };
  return kind === 'order' ? settleOrder(command, deps) : settleSubscription(command, deps);
}
