import type { OrderRecord, SubscriptionRecord } from '#billing/billing-records.ts';
import type { PaymentProvider } from '#billing/payment-provider.ts';
import { changeOrder } from '#billing/orders/change-order.ts';
import { reconcileOrder } from '#billing/orders/reconciliation/reconcile-order.ts';
import { reconcileSubscription } from '#billing/subscriptions/reconciliation/reconcile-subscription.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { EndingBilling, PurchaseDependencies } from './end-purchases.ts';

interface Command {
  userId: string;
  /** When the deletion was asked for. */
  requestedAt: string;
  now: Date;
}

type Dependencies = EndingBilling & { provider: PaymentProvider };

/**
 * Refunds what an open tab paid after its account was deleted. Each request is stored before Stripe is called, so the reconciler
 * completes what is interrupted. Stripe is not asked when nothing was paid. Source: rules/privacy.md P19
 *
 * @throws PaymentProviderFailure when Stripe does not respond; repeat it then.
 */
export async function returnLatePayments(
  { userId, requestedAt, now }: Command,
  { billing, openProvider }: PurchaseDependencies,
): Promise<void> {
  // Stripe counts in seconds: what was paid within the second of the request counts as before it.
  const isLate = (paidAt: string | null) =>
    paidAt !== null && Date.parse(paidAt) > Date.parse(requestedAt);
  const [orders, plans] = await Promise.all([
    billing.orders.list(userId),
    billing.subscriptions.list(userId),
  ]);
  const lateOrders = orders.filter(({ state, paidAt }) => state === 'paid' && isLate(paidAt));
  const latePlans = plans.filter((plan) => !plan.refundRequest && isLate(plan.firstPaidAt));
  if (lateOrders.length + latePlans.length === 0) return;
  const deps = { ...billing, provider: await openProvider() };
  for (const { orderId } of lateOrders) {
    await retryOnConflict(() => requestOrderRefund({ userId, orderId, now }, deps));
    await reconcileOrder({ userId, orderId, now }, deps);
  }
  for (const { orderId } of latePlans) {
    await retryOnConflict(() => requestPlanRefund({ userId, orderId, now }, deps));
    await reconcileSubscription({ userId, orderId, now }, deps);
  }
}

interface Target {
  userId: string;
  orderId: string;
  now: Date;
}

const refundRequestAt = (now: Date) => ({
  at: now.toISOString(),
  reason: 'requested_by_customer' as const,
});

async function requestOrderRefund({ userId, orderId, now }: Target, { orders }: Dependencies) {
  const before = (await orders.find(userId, orderId))!;
  if (before.state !== 'paid' || before.isMissingAtStripe) return 'settled';
  const purchased = await orders.readPurchasedCourses(userId);
  const after: OrderRecord = {
    ...before,
    state: 'refund_requested',
    refundRequest: refundRequestAt(now),
  };
  const outcome = await changeOrder({ before, after, purchased, now }, orders);
  return outcome === 'stored' ? 'settled' : CONFLICT;
}

async function requestPlanRefund(
  { userId, orderId, now }: Target,
  { subscriptions }: Dependencies,
) {
  const before = (await subscriptions.find(userId, orderId))!;
  if (before.refundRequest || before.isMissingAtStripe) return 'settled';
  const after: SubscriptionRecord = {
    ...before,
    refundRequest: refundRequestAt(now),
    accessEndsAt: null,
    endedAt: before.endedAt ?? now.toISOString(),
  };
  // Its team is dissolved.
  const outcome = await subscriptions.change({
    before,
    after,
    isUnreconciled: true,
    now,
    teamWrites: [],
  });
  return outcome === 'stored' ? 'settled' : CONFLICT;
}
