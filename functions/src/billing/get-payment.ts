import type { OrderState, PaymentState } from '@learning/shared/contract/purchases';
import { courseOfItem } from '@learning/shared/domain/exchange';
import { ApiFailure } from '../http/api-failure.ts';
import type { OrderRecord, SubscriptionRecord } from './billing-records.ts';
import type { BillingBooks } from './dependencies.ts';
import { isGranting } from './present-subscription.ts';

type Books = Pick<BillingBooks, 'links' | 'orders' | 'subscriptions'>;

/**
 * Where a payment stands by our own books. It asks nobody and grants nothing: the page that waits after paying looks here until
 * the webhook has been worked in.
 *
 * @throws ApiFailure `order_not_found`, also for another learner's payment.
 */
export async function getPayment(
  { userId, paymentId, now }: { userId: string; paymentId: string; now: Date },
  { links, orders, subscriptions }: Books,
): Promise<PaymentState> {
  const link = await links.find(paymentId);
  if (!link || link.userId !== userId) throw new ApiFailure('order_not_found');
  if (link.kind === 'order') {
    const order = await orders.find(userId, link.orderId);
    if (order) return presentOrderPayment(order);
  } else {
    const subscription = await subscriptions.find(userId, link.orderId);
    if (subscription) return presentSubscriptionPayment(subscription, now);
  }
  throw new ApiFailure('order_not_found');
}

const stateOfOrder: Record<OrderState, PaymentState['state']> = {
  open: 'waiting',
  paid: 'granted',
  refund_failed: 'granted',
  refund_requested: 'refunded',
  refunded: 'refunded',
  disputed: 'failed',
  dispute_lost: 'failed',
  canceled: 'failed',
  quarantined: 'failed',
};

function presentOrderPayment(order: OrderRecord): PaymentState {
  return {
    orderId: order.orderId,
    kind: order.kind,
    description: order.title,
    state: stateOfOrder[order.state],
    courseIds: order.items.map(courseOfItem),
  };
}

function presentSubscriptionPayment(subscription: SubscriptionRecord, now: Date): PaymentState {
  return {
    orderId: subscription.orderId,
    kind: 'subscription',
    description: subscription.tierName,
    state: stateOfSubscription(subscription, now),
    courseIds: subscription.courseIds,
  };
}

function stateOfSubscription(subscription: SubscriptionRecord, now: Date): PaymentState['state'] {
  if (isGranting(subscription, now)) return 'granted';
  if (subscription.status === 'incomplete') return 'waiting';
  return subscription.refundRequest ? 'refunded' : 'failed';
}
