import type { PaymentState } from '@learning/shared/contract/purchases';
import { Failure } from '#failure.ts';
import type { OrderRecord, SubscriptionRecord } from '../billing-records.ts';
import type { BillingRepositories } from '../dependencies.ts';
import { presentPayment } from './present-payment.ts';
import type { ReconcileTarget } from '../reconcile-target.ts';

type Repositories = Pick<BillingRepositories, 'links' | 'orders' | 'subscriptions'>;

export interface GetPayment {
  userId: string;
  paymentId: string;
  now: Date;
  /** Brings what waits in line with Stripe's current state; absent: only our own books are asked. */
  reconcile?: ((target: ReconcileTarget) => Promise<OrderRecord | SubscriptionRecord>) | undefined;
}

/**
 * Where a payment stands. Our own books answer, which the webhook keeps; the page that waits after paying looks here until it has
 * been worked in. A webhook may be late or lost: then the page asks for one look at Stripe (`reconcile`), which is what the webhook
 * would have done. It is taken only while our books say `waiting`, so that it costs nothing once they know more; how often is the
 * page's to say (`asksStripe` in the browser's polling: seven times in its minute, and at each press of 'Check Again').
 *
 * Nothing that the browser says about the payment counts here.
 *
 * @throws Failure `order_not_found`, also for another learner's payment.
 */
export async function getPayment(
  { userId, paymentId, now, reconcile }: GetPayment,
  repositories: Repositories,
): Promise<PaymentState> {
  const target = await repositories.links.find(paymentId);
  if (!target || target.userId !== userId) throw new Failure('order_not_found');
  const record = await find(target, repositories);
  if (!record) throw new Failure('order_not_found');
  const payment = presentPayment(record, now);
  if (payment.state !== 'waiting' || !reconcile) return payment;
  try {
    return presentPayment(await reconcile(target), now);
  } catch (error) {
    // Stripe does not answer, or another write was faster: the payment waits on.
    if (error instanceof Failure) return payment;
    throw error;
  }
}

function find(
  { kind, userId, orderId }: ReconcileTarget,
  { orders, subscriptions }: Repositories,
): Promise<OrderRecord | SubscriptionRecord | undefined> {
  return kind === 'order' ? orders.find(userId, orderId) : subscriptions.find(userId, orderId);
}
