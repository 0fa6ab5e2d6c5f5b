import type { OrderState, PaymentState } from '@learning/shared/contract/purchases';
import { courseOfItem } from '@learning/shared/domain/money/exchange';
import type { OrderRecord, SubscriptionRecord } from '../billing-records.ts';
import { isGranting } from '../subscriptions/present-subscription.ts';
import { isOver } from '../subscriptions/reconciliation/project-subscription.ts';

/** Presents the state of a payment to the learner who made it. */
export function presentPayment(record: OrderRecord | SubscriptionRecord, now: Date): PaymentState {
  return record.entity === 'order' ? orderPayment(record) : planPayment(record, now);
}

const stateOfOrder: Record<OrderState, PaymentState['state']> = {
  open: 'waiting',
  paid: 'granted',
  refund_failed: 'granted',
  refund_requested: 'refunded',
  refunded: 'refunded',
  disputed: 'disputed',
  // The bank has returned the money.
  dispute_lost: 'refunded',
  canceled: 'failed',
  quarantined: 'checking',
};

function orderPayment(order: OrderRecord): PaymentState {
  const { orderId, kind, title, items } = order;
  const isProcessing = order.state === 'open' && order.isProcessing;
  const state = isProcessing ? 'processing' : stateOfOrder[order.state];
  const isDuplicate = state === 'refunded' && order.refundRequest?.reason === 'duplicate';
  const granted = items.filter((item) => item.isGranted);
  // A bundle that was owned in part shows only its new courses; before it is paid, none is granted yet.
  const shown = granted.length > 0 ? granted : items;
  return {
    orderId,
    kind,
    description: title,
    state: isDuplicate ? 'duplicate' : state,
    interval: null,
    courseIds: shown.map(courseOfItem),
  };
}

function planPayment(plan: SubscriptionRecord, now: Date): PaymentState {
  const { orderId, tierName, interval, courseIds } = plan;
  const state = stateOfPlan(plan, now);
  return { orderId, kind: 'subscription', description: tierName, state, interval, courseIds };
}

function stateOfPlan(plan: SubscriptionRecord, now: Date): PaymentState['state'] {
  if (isGranting(plan, now)) return 'granted';
  if (plan.isDisputed) return 'disputed';
  if (plan.status === 'unknown') return 'checking';
  if (plan.startedAt === null) return isOver(plan) ? 'failed' : 'waiting';
  return plan.refundRequest || plan.refundedCents > 0 ? 'refunded' : 'ended';
}
