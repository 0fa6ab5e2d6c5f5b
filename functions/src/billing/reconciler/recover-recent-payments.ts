import { log } from '#observability/log.ts';
import type { ReconcileDependencies } from '../dependencies.ts';
import { issueDocumentsIfPossible } from '../invoices/issue-documents.ts';
import type { PaymentSuccess } from '../payment-provider.ts';
import type { ReconcileTarget } from '../reconcile-target.ts';
import { targetOfPayment } from '../webhook/find-target.ts';
import { processEach, type Run, type RunReport } from './process-each.ts';
import { isOlderThanGrace } from './recover-order.ts';
import { recoverTarget } from './recover-target.ts';

/** Runs come every 15 minutes, so seven more runs see a payment that one of them could not process. */
const LOOKBACK_MS = 2 * 3_600_000;

export interface RecentPaymentsReport {
  report: RunReport;
  /** Orders and plans that were processed; the rest of the run skips them. */
  orderIds: ReadonlySet<string>;
}

/**
 * Reconciles the orders and plans that Stripe reports as paid lately and that we have not recorded as paid. A checkout can be
 * paid at any hour of its week, long after the list stopped looking at it in every run. A failed search counts as one failure
 * and does not stop the rest of the run.
 */
export async function recoverRecentPayments(
  run: Run,
  deps: ReconcileDependencies,
): Promise<RecentPaymentsReport> {
  const { now } = run;
  const orderIds = new Set<string>();
  let successes: PaymentSuccess[];
  try {
    successes = await recentSuccesses(now, deps);
  } catch (error) {
    log.error('searching for payments failed', { error: error as Error });
    return { report: { processed: 1, failed: 1, remaining: 0 }, orderIds };
  }
  let recorded = 0;
  const report = await processEach(successes, run, deps, async (success) => {
    const link = await deps.links.find(success.paymentIntentId);
    if (link && (await isRecorded(link, deps))) {
      recorded += 1;
      await issueDocumentsIfPossible(link, run.now, deps);
      return;
    }
    const target = await targetOfPayment(success.paymentIntentId, deps);
    // The nightly audit reports money that belongs to no order.
    if (!target || orderIds.has(target.orderId)) return;
    orderIds.add(target.orderId);
    await recoverTarget(target, now, deps);
  });
  return { report: { ...report, processed: report.processed - recorded }, orderIds };
}

async function recentSuccesses(
  now: Date,
  { provider }: Pick<ReconcileDependencies, 'provider'>,
): Promise<PaymentSuccess[]> {
  const successes = await provider.paymentSuccessesSince(new Date(now.getTime() - LOOKBACK_MS));
  return successes.filter(({ succeededAt }) => isOlderThanGrace(succeededAt, now));
}

/** Whether our records have it as paid; does not ask Stripe. */
async function isRecorded(
  { kind, userId, orderId }: ReconcileTarget,
  { orders, subscriptions }: ReconcileDependencies,
): Promise<boolean> {
  if (kind === 'order') return Boolean((await orders.find(userId, orderId))?.paidAt);
  // The first payment is linked when it is prepared, each later one with the change that records it.
  return Boolean((await subscriptions.find(userId, orderId))?.firstPaidAt);
}
