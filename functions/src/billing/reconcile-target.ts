import type { OrderRecord, StripeLink, SubscriptionRecord } from './billing-records.ts';
import type { ReconcileDependencies } from './dependencies.ts';
import { reconcileOrder } from './orders/reconciliation/reconcile-order.ts';
import { reconcileSubscription } from './subscriptions/reconciliation/reconcile-subscription.ts';

/** The order or subscription that something at Stripe belongs to. */
export type ReconcileTarget = Pick<StripeLink, 'kind' | 'userId' | 'orderId'>;

interface ReconcileCommand {
  target: ReconcileTarget;
  /** Stored as processed in the same transaction. */
  eventId?: string;
  /** The invoice that the event reports as paid. */
  paidInvoiceId?: string | undefined;
  now: Date;
}

/** Brings one order or subscription in line with Stripe's current state. */
export async function reconcileTarget(
  { target: { kind, userId, orderId }, eventId, paidInvoiceId, now }: ReconcileCommand,
  deps: ReconcileDependencies,
): Promise<OrderRecord | SubscriptionRecord> {
  const command = { userId, orderId, now, ...(eventId === undefined ? {} : { eventId }) };
  return kind === 'order'
    ? reconcileOrder(command, deps)
    : reconcileSubscription({ ...command, paidInvoiceId }, deps);
}
