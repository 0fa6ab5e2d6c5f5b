import type { OrderRecord, SubscriptionRecord } from './billing-records.ts';
import { isOver } from './subscriptions/reconciliation/project-subscription.ts';

/** Whether the reconciler visits an item in its turn, visits it first, or leaves it alone. */
export type ReconcilerAttention = 'normal' | 'urgent' | 'none';

/** Returns the attention an order needs. Refunds and disputes are urgent, because money or access depends on them. */
export function attentionForOrder({
  state,
  awaitsInvoice,
}: Pick<OrderRecord, 'state' | 'awaitsInvoice'>): ReconcilerAttention {
  if (state === 'open' || awaitsInvoice) return 'normal';
  return state === 'refund_requested' || state === 'disputed' ? 'urgent' : 'none';
}

/**
 * Returns the attention an unfinished plan needs. A requested end, a dispute, and money still to be returned for a plan that is
 * over are urgent.
 */
export function attentionForPlan(
  plan: Pick<SubscriptionRecord, 'refundRequest' | 'returnedUntil' | 'isDisputed' | 'status'>,
): ReconcilerAttention {
  const mustEnd = plan.refundRequest !== null || plan.returnedUntil !== null;
  return mustEnd || plan.isDisputed || isOver(plan) ? 'urgent' : 'normal';
}
