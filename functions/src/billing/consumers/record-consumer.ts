import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { ConsumerBuyer } from '../billing-records.ts';
import type { BillingRepositories } from '../dependencies.ts';
import { changeOrder } from '../orders/change-order.ts';

interface Command {
  userId: string;
  orderId: string;
  consumer: ConsumerBuyer;
  now: Date;
}

/**
 * Stores with an order or plan that a consumer of Europe agreed to its start. The browser gets nothing to pay with before. The first
 * consent of a version stands, and so does that of what is paid.
 *
 * @throws Failure `write_conflict`
 */
export async function recordConsumer(
  { userId, orderId, consumer, now }: Command,
  { orders, subscriptions }: Pick<BillingRepositories, 'orders' | 'subscriptions'>,
): Promise<void> {
  const isKnown = (known: ConsumerBuyer | undefined) =>
    known?.consentVersion === consumer.consentVersion && known.country === consumer.country;
  await retryOnConflict(async () => {
    const order = await orders.find(userId, orderId);
    if (order) {
      if (order.paidAt !== null || isKnown(order.consumer)) return 'stored';
      const purchased = await orders.readPurchasedCourses(userId);
      const after = { ...order, consumer };
      const outcome = await changeOrder({ before: order, after, purchased, now }, orders);
      return outcome === 'stored' ? outcome : CONFLICT;
    }
    const plan = await subscriptions.find(userId, orderId);
    if (!plan || plan.startedAt !== null || isKnown(plan.consumer)) return 'stored';
    const after = { ...plan, consumer };
    const change = { before: plan, after, isUnreconciled: true, now };
    return (await subscriptions.change(change)) === 'stored' ? 'stored' : CONFLICT;
  });
}
