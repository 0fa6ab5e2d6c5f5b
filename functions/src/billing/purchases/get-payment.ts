import type { PaymentState } from '@learning/shared/contract/purchases';
import { Failure } from '#failure.ts';
import type { OrderRecord, SubscriptionRecord } from '../billing-records.ts';
import type { BillingRepositories } from '../dependencies.ts';
import type { ReconcileTarget } from '../reconcile-target.ts';
import { presentPayment } from './present-payment.ts';

type Repositories = Pick<BillingRepositories, 'links' | 'orders' | 'subscriptions'>;

export interface GetPayment {
  userId: string;
  paymentId: string;
  now: Date;
  /** Reads Stripe's current state; absent when only our records should be read. */
  reconcile?: ((target: ReconcileTarget) => Promise<OrderRecord | SubscriptionRecord>) | undefined;
}

/**
 * Returns the state of a payment from our records, which the webhook updates. The page that waits after paying polls it. Because
 * a webhook may be late or lost, the page sometimes asks for `reconcile`, which runs only while our records say `waiting`.
 *
 * Nothing the browser sends about the payment counts here.
 *
 * @throws Failure `order_not_found`, also for another learner's payment
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
    // Stripe did not respond, or there were too many conflicts: the page polls again.
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
