import { log } from '#observability/log.ts';
import type { SubscriptionRecord } from '../billing-records.ts';
import type { ReconcileDependencies } from '../dependencies.ts';
import { isGranting } from '../subscriptions/present-subscription.ts';
import { isOlderThanGrace } from './recover-order.ts';
import { reconcileSubscription } from '../subscriptions/reconciliation/reconcile-subscription.ts';

interface Reconcile {
  userId: string;
  orderId: string;
  now: Date;
}

/** Reconciles a subscription, and counts what that healed and whether somebody had paid and had nothing of it. */
export async function recoverSubscription(
  { userId, orderId, now }: Reconcile,
  deps: ReconcileDependencies,
): Promise<void> {
  const before = await deps.subscriptions.find(userId, orderId);
  if (!before) throw new Error('The list names a subscription that does not exist.');
  const wasGranting = isGranting(before, now);
  let after: SubscriptionRecord;
  try {
    after = await reconcileSubscription({ userId, orderId, now }, deps);
  } catch (error) {
    if (!wasGranting && (await isPaid(before, deps))) report(before, deps);
    throw error;
  }
  if (isHealed(before, after, now)) {
    deps.count('OrdersHealed');
    log.warn('subscription healed', { orderId, from: before.status, to: after.status });
  }
  const paidAt = before.firstPaidAt === null ? after.firstPaidAt : after.currentPeriodStart;
  const isOpened = !wasGranting && isGranting(after, now) && paidAt !== null;
  if (isOpened && isOlderThanGrace(paidAt, now)) report(after, deps);
}

/** Whether Stripe had something to tell that long since, and nobody heard of it. What it never made we close ourselves. */
function isHealed(before: SubscriptionRecord, after: SubscriptionRecord, now: Date): boolean {
  if (termsOf(after) === termsOf(before) || after.subscriptionId === null) return false;
  const { lastPaidAt } = after;
  const isNewlyPaid = lastPaidAt !== null && lastPaidAt !== before.lastPaidAt;
  return !isNewlyPaid || isOlderThanGrace(lastPaidAt, now);
}

/**
 * What only Stripe changes, and tells. Courses follow the catalogue, no event that we listen to tells of an invoice that is
 * opened, voided or tried at another time, and what Stripe refuses we write down ourselves.
 */
function termsOf(subscription: SubscriptionRecord): string {
  const untold = { unpaid: null, hasPayableInvoice: false, refusedOn: null };
  return JSON.stringify({ ...subscription, ...untold, version: 0, courseIds: [] });
}

async function isPaid(
  { subscriptionId }: SubscriptionRecord,
  { provider }: ReconcileDependencies,
): Promise<boolean> {
  if (subscriptionId === null) return false;
  // Stripe may be what failed; then there is nothing to say.
  const snapshot = await provider.readSubscription(subscriptionId).catch(() => undefined);
  // Active is also a plan whose first month is on its way by bank debit.
  return snapshot?.status === 'active' && snapshot.isFirstInvoicePaid;
}

function report({ orderId, status }: SubscriptionRecord, { count }: ReconcileDependencies): void {
  count('PaidWithoutAccess');
  log.error('paid without access', { orderId, status });
}
