import type { BillingRepositories } from '#billing/dependencies.ts';
import { issueDocumentsUnlessRefused } from '#billing/invoices/issue-documents.ts';
import type { PaymentProvider } from '#billing/payment-provider.ts';
import { reconcileOrder } from '#billing/orders/reconciliation/reconcile-order.ts';
import { isOver } from '#billing/subscriptions/reconciliation/project-subscription.ts';
import { reconcileSubscription } from '#billing/subscriptions/reconciliation/reconcile-subscription.ts';

/** The part of billing that ends what could still be charged. */
export type EndingBilling = Pick<
  BillingRepositories,
  | 'catalog'
  | 'subscriptions'
  | 'orders'
  | 'events'
  | 'customers'
  | 'invoices'
  | 'teams'
  | 'count'
  | 'teamWritesForSubscription'
  | 'spreadTeam'
>;

export interface PurchaseDependencies {
  billing: EndingBilling;
  /** Opens Stripe; throws when it is not connected. */
  openProvider: () => Promise<PaymentProvider>;
}

/**
 * Ends what could still be charged: plans end at Stripe at once, open checkouts are canceled, what was paid is billed, and the customer with
 * address, invoice details and cards is deleted there. Orders and plans stay as records. Stripe is not asked for a learner who never paid.
 *
 * @throws PaymentProviderFailure when Stripe does not respond; repeat it then.
 */
export async function endPurchases(
  { userId, now }: { userId: string; now: Date },
  { billing, openProvider }: PurchaseDependencies,
): Promise<void> {
  const [subscriptions, orders, customerId] = await Promise.all([
    billing.subscriptions.list(userId),
    billing.orders.list(userId),
    billing.customers.find(userId),
  ]);
  const plans = subscriptions.filter((plan) => !isOver(plan));
  const open = orders.filter(({ state }) => state === 'open');
  if (plans.length === 0 && open.length === 0 && customerId === undefined) return;
  const deps = { ...billing, provider: await openProvider() };
  for (const { orderId, subscriptionId } of plans) {
    if (subscriptionId !== null) await deps.provider.endSubscription(subscriptionId);
    await reconcileSubscription({ userId, orderId, now }, deps);
  }
  for (const { orderId, paymentIntentId } of open) {
    if (paymentIntentId !== null) await deps.provider.cancelPayment(paymentIntentId);
    await reconcileOrder({ userId, orderId, now }, deps);
  }
  if (customerId === undefined) return;
  // Nothing can be billed to a deleted customer.
  for (const { orderId } of await billing.orders.list(userId)) {
    await issueDocumentsUnlessRefused({ kind: 'order', userId, orderId }, now, deps);
  }
  await deps.provider.deleteCustomer(customerId);
  await billing.customers.forget(userId, customerId);
}
