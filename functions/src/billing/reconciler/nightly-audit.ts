import { log } from '#observability/log.ts';
import type { ReconcileDependencies } from '../dependencies.ts';
import { issueDocumentsIfPossible } from '../invoices/issue-documents.ts';
import type { PaymentSummary } from '../payment-provider.ts';
import type { ReconcileTarget } from '../reconcile-target.ts';
import { isKnownPayment } from '../subscriptions/reconciliation/subscription-returns.ts';
import { targetOfPayment } from '../webhook/find-target.ts';
import { actOnFraudWarning } from '../webhook/fraud-warning.ts';
import { isOfOtherEnvironment } from '../webhook/other-environment.ts';
import { processEach, sumOf, type Run, type RunReport } from './process-each.ts';
import { isOlderThanGrace, reportMissingAccess } from './recover-order.ts';
import { recoverTarget } from './recover-target.ts';

/** Stripe lists refunds and payments by when they were created, but a refund may fail weeks later, and a payment is as old as its checkout. */
const OVERLAP_MS = 30 * 86_400_000;

/**
 * Compares Stripe with our records since the last complete audit, however long ago that was; the first one compares everything.
 *
 * Source: rules/money.md M34
 */
export async function runNightlyAudit(run: Run, deps: ReconcileDependencies): Promise<RunReport> {
  const last = await deps.audits.findLast();
  const since = new Date(last === undefined ? 0 : last.getTime() - OVERLAP_MS);
  const report = await auditSince(since, run, deps);
  if (report.failed + report.remaining === 0) await deps.audits.save(run.now);
  return report;
}

/**
 * Compares every refund, every dispute, every fraud warning and every successful payment since an instant. It finds what is missing from the
 * reconciler's list, and money that belongs to no order.
 */
async function auditSince(since: Date, run: Run, deps: ReconcileDependencies): Promise<RunReport> {
  const { now } = run;
  const refundedOrDisputedIds = await deps.provider.paymentsRefundedOrDisputedSince(since);
  const succeeded = await deps.provider.paymentsSucceededSince(since);
  const recovered = new Set<string>();

  const recoverOnce = async (target: ReconcileTarget) => {
    if (recovered.has(target.orderId)) return;
    recovered.add(target.orderId);
    await recoverTarget(target, now, deps);
  };

  const suspected = await processEach(
    (await deps.provider.suspectedPaymentsSince(since)).map((id) => ({ paymentIntentId: id })),
    run,
    deps,
    async ({ paymentIntentId }) => {
      await actOnFraudWarning(paymentIntentId, now, deps);
    },
  );
  const refundedOrDisputed = await processEach(
    refundedOrDisputedIds.map((paymentIntentId) => ({ paymentIntentId })),
    run,
    deps,
    async ({ paymentIntentId }) => {
      const target = await targetOfPayment(paymentIntentId, deps);
      if (target) await recoverOnce(target);
    },
  );
  const paid = await processEach(
    succeeded.filter((payment) => isPastGrace(payment, now)),
    run,
    deps,
    async (payment) => {
      const target = await targetOfPayment(payment.paymentIntentId, deps);
      if (!target) return reportMoneyWithoutOrder(payment, deps);
      if (!(await isRecorded(target, payment, deps))) await recoverOnce(target);
      if (target.kind === 'order') await reportMissingAccess({ ...target, now }, deps);
      // A document that fails is counted; the comparison of the money is complete without it.
      await issueDocumentsIfPossible(target, now, deps);
    },
  );
  return sumOf([suspected, refundedOrDisputed, paid]);
}

const isPastGrace = ({ charge }: PaymentSummary, now: Date) =>
  charge === null || isOlderThanGrace(charge.createdAt, now);

/** Whether we have recorded the payment and nothing is left to do. Plans that are not over are on the list anyway. */
async function isRecorded(
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

async function reportMoneyWithoutOrder(
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
