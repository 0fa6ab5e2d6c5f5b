import { log } from '#observability/log.ts';
import type { SubscriptionRecord } from '../billing-records.ts';
import type { ReconcileDependencies } from '../dependencies.ts';
import { isGranting } from '../subscriptions/present-subscription.ts';
import { reconcileSubscription } from '../subscriptions/reconciliation/reconcile-subscription.ts';
import { isOlderThanGrace } from './recover-order.ts';

interface RecoverSubscription {
  userId: string;
  orderId: string;
  now: Date;
}

/** Reconciles a plan whose events may be missing. Counts what that had to correct, and whether a learner had paid without access. */
export async function recoverSubscription(
  { userId, orderId, now }: RecoverSubscription,
  deps: ReconcileDependencies,
): Promise<void> {
  const before = await deps.subscriptions.find(userId, orderId);
  if (!before) throw new Error('The list names a subscription that does not exist.');
  const wasGranting = isGranting(before, now);
  let after: SubscriptionRecord;
  try {
    after = await reconcileSubscription({ userId, orderId, now }, deps);
  } catch (error) {
    if (!wasGranting && (await isPaidAtStripe(before, deps))) report(before, deps);
    throw error;
  }
  if (isCorrected(before, after, now)) {
    deps.count('OrdersReconciledLate');
    log.warn('subscription corrected', { orderId, from: before.status, to: after.status });
  }
  const paidAt = before.firstPaidAt === null ? after.firstPaidAt : after.currentPeriodStart;
  const hasNewAccess = !wasGranting && isGranting(after, now) && paidAt !== null;
  const hasAccount = !after.isOfDeletedAccount;
  if (hasNewAccess && hasAccount && isOlderThanGrace(paidAt, now)) report(after, deps);
}

/** Whether Stripe changed something long ago and no event reported it. We close plans that Stripe never created. */
function isCorrected(before: SubscriptionRecord, after: SubscriptionRecord, now: Date): boolean {
  // Counted as missing.
  if (after.isMissingAtStripe) return false;
  if (reportedTerms(after) === reportedTerms(before) || after.subscriptionId === null) return false;
  const { lastPaidAt } = after;
  const isNewlyPaid = lastPaidAt !== null && lastPaidAt !== before.lastPaidAt;
  return !isNewlyPaid || isOlderThanGrace(lastPaidAt, now);
}

/**
 * Returns what Stripe alone changes and reports by events. Courses follow the catalog; no event we subscribe to reports an invoice
 * that is opened, voided or retried at another time, and none that a card is about to expire; and we record refusals ourselves.
 */
function reportedTerms(subscription: SubscriptionRecord): string {
  const unreported = {
    unpaid: null,
    hasPayableInvoice: false,
    refusedOn: null,
    cardExpiresAt: null,
  };
  return JSON.stringify({ ...subscription, ...unreported, version: 0, courseIds: [] });
}

async function isPaidAtStripe(
  { subscriptionId }: SubscriptionRecord,
  { provider }: ReconcileDependencies,
): Promise<boolean> {
  if (subscriptionId === null) return false;
  // Stripe may be what failed; then we know nothing.
  const snapshot = await provider.readSubscription(subscriptionId).catch(() => undefined);
  // Stripe also calls a plan active while its first month is on its way by bank debit.
  return snapshot?.status === 'active' && snapshot.isFirstInvoicePaid;
}

function report({ orderId, status }: SubscriptionRecord, { count }: ReconcileDependencies): void {
  count('PaidWithoutAccess');
  log.error('paid without access', { orderId, status });
}
