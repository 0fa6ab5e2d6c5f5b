import { log } from '#observability/log.ts';
import type { ReconcileDependencies } from '../dependencies.ts';
import { targetOfPayment } from '../webhook/find-target.ts';
import { isOfOtherEnvironment } from '../webhook/other-environment.ts';
import type { PaymentSummary } from '../payment-provider.ts';
import { isOlderThanGrace, recoverOrder, reportClosedDoor } from './recover-order.ts';
import { recoverSubscription } from './recover-subscription.ts';
import type { Run } from './recover-unreconciled.ts';
import { sumOf, processEach, type RunReport } from './process-each.ts';
import type { ReconcileTarget } from '../reconcile-target.ts';
import { isKnownPayment } from '../subscriptions/reconciliation/subscription-returns.ts';

const SEARCHED_MS = 30 * 86_400_000;

/**
 * Holds Stripe's last 30 days against our books: every refund and dispute, and every payment that succeeded. It finds what no
 * list of ours knows to be missing, and money that no order of ours accounts for.
 */
export async function auditLastMonth(
  { now, hasTime }: Run,
  deps: ReconcileDependencies,
): Promise<RunReport> {
  const since = new Date(now.getTime() - SEARCHED_MS);
  const touched = await deps.provider.paymentsRefundedOrDisputedSince(since);
  const succeeded = await deps.provider.paymentsSucceededSince(since);
  const reconciled = new Set<string>();

  const reconcileOnce = async (target: ReconcileTarget) => {
    const { kind, userId, orderId } = target;
    if (reconciled.has(orderId)) return;
    reconciled.add(orderId);
    const recover = kind === 'order' ? recoverOrder : recoverSubscription;
    await recover({ userId, orderId, now }, deps);
  };

  const takenBack = await processEach(
    touched.map((paymentIntentId) => ({ paymentIntentId })),
    hasTime,
    async ({ paymentIntentId }) => {
      const target = await targetOfPayment(paymentIntentId, deps);
      if (target) await reconcileOnce(target);
    },
  );
  const paid = await processEach(
    succeeded.filter((payment) => isOld(payment, now)),
    hasTime,
    async (payment) => {
      const target = await targetOfPayment(payment.paymentIntentId, deps);
      if (!target) return reportMoney(payment, deps);
      if (!(await isBooked(target, payment, deps))) await reconcileOnce(target);
      if (target.kind === 'order') await reportClosedDoor({ ...target, now }, deps);
    },
  );
  return sumOf([takenBack, paid]);
}

const isOld = ({ charge }: PaymentSummary, now: Date) =>
  charge === null || isOlderThanGrace(charge.createdAt, now);

/** Whether our books know that it was paid, and nothing is left to do. A subscription that is not over is on the list of its own. */
async function isBooked(
  { kind, userId, orderId }: ReconcileTarget,
  payment: PaymentSummary,
  { orders, subscriptions }: ReconcileDependencies,
): Promise<boolean> {
  if (kind === 'order') {
    const order = await orders.find(userId, orderId);
    return Boolean(order?.paidAt) && order?.state !== 'refund_requested';
  }
  const subscription = await subscriptions.find(userId, orderId);
  return subscription !== undefined && isKnownPayment(subscription, payment);
}

async function reportMoney(
  payment: PaymentSummary,
  { provider, count }: ReconcileDependencies,
): Promise<void> {
  if (await isOfOtherEnvironment(payment, provider)) return;
  const { paymentIntentId } = payment;
  const { refunds, amountReceivedCents } = await provider.readPayment(paymentIntentId);
  const returned = refunds.filter(({ status }) => status === 'succeeded' || status === 'pending');
  const returnedCents = returned.reduce((sum, refund) => sum + refund.amountCents, 0);
  if (returnedCents >= amountReceivedCents) return;
  count('MoneyWithoutOrder');
  log.error('money without an order', { paymentIntentId });
}
