import { log } from '#observability/log.ts';
import type { ReconcileDependencies } from '../dependencies.ts';
import { targetOfPayment } from '../webhook/find-target.ts';
import type { PaymentSuccess } from '../payment-provider.ts';
import { isOlderThanGrace, recoverOrder } from './recover-order.ts';
import { recoverSubscription } from './recover-subscription.ts';
import type { Run } from './recover-unreconciled.ts';
import { processEach, type RunReport } from './process-each.ts';

/** Runs come every 15 minutes: what one of them could not do, the next seven see, too. */
const SEARCHED_MS = 2 * 3_600_000;

export interface RecentPaymentsReport {
  report: RunReport;
  /** Orders and plans that were looked at: once in a run is enough. */
  orderIds: ReadonlySet<string>;
}

/**
 * Reconciles what was paid at Stripe lately and is not paid in our books, orders and plans. A checkout may be paid at any hour of
 * its week, also when the list of the unreconciled has long ceased to look at it in every run. A search that fails counts as a
 * failure, and keeps nothing else from being done.
 */
export async function recoverRecentPayments(
  { now, hasTime }: Run,
  deps: ReconcileDependencies,
): Promise<RecentPaymentsReport> {
  const orderIds = new Set<string>();
  let successes: PaymentSuccess[];
  try {
    successes = await successesOf(now, deps);
  } catch (error) {
    log.error('searching for payments failed', { error: error as Error });
    return { report: { looked: 1, failed: 1, left: 0 }, orderIds };
  }
  let known = 0;
  const report = await processEach(successes, hasTime, async (success) => {
    if (await isKnown(success, deps)) {
      known += 1;
      return;
    }
    const target = await targetOfPayment(success.paymentIntentId, deps);
    // Money that is not ours is the nightly search's matter.
    if (!target || orderIds.has(target.orderId)) return;
    const { kind, userId, orderId } = target;
    orderIds.add(orderId);
    const recover = kind === 'order' ? recoverOrder : recoverSubscription;
    await recover({ userId, orderId, now }, deps);
  });
  return { report: { ...report, looked: report.looked - known }, orderIds };
}

async function successesOf(
  now: Date,
  { provider }: Pick<ReconcileDependencies, 'provider'>,
): Promise<PaymentSuccess[]> {
  const successes = await provider.paymentSuccessesSince(new Date(now.getTime() - SEARCHED_MS));
  return successes.filter(({ succeededAt }) => isOlderThanGrace(succeededAt, now));
}

/** Whether our books have it as paid; Stripe is not asked. */
async function isKnown(
  { paymentIntentId }: PaymentSuccess,
  { links, orders, subscriptions }: ReconcileDependencies,
): Promise<boolean> {
  const link = await links.find(paymentIntentId);
  if (!link) return false;
  const { kind, userId, orderId } = link;
  if (kind === 'order') return Boolean((await orders.find(userId, orderId))?.paidAt);
  // The first payment is linked when it is prepared, each later one with the change that books it.
  return Boolean((await subscriptions.find(userId, orderId))?.firstPaidAt);
}
