import { log } from '#observability/log.ts';
import type { OrderRecord } from '../billing-records.ts';
import type { ReconcileDependencies } from '../dependencies.ts';
import { givesAccess } from '../orders/entitlements/order-entitlements.ts';
import { isAbandoned } from '../orders/reconciliation/order-payment.ts';
import { reconcileOrder } from '../orders/reconciliation/reconcile-order.ts';

/** Changes younger than this are left to the webhook. */
export const EVENT_GRACE_MS = 5 * 60_000;

export const isOlderThanGrace = (instant: string, now: Date) =>
  now.getTime() - Date.parse(instant) > EVENT_GRACE_MS;

interface RecoverOrder {
  userId: string;
  orderId: string;
  now: Date;
}

/**
 * Reconciles an order whose events may be missing. Counts what that had to correct, and whether a learner had paid without
 * getting access, even when reconciling fails and they still have none.
 */
export async function recoverOrder(
  { userId, orderId, now }: RecoverOrder,
  deps: ReconcileDependencies,
): Promise<void> {
  const before = await deps.orders.find(userId, orderId);
  if (!before) throw new Error('The list names an order that does not exist.');
  let after: OrderRecord;
  try {
    after = await reconcileOrder({ userId, orderId, now }, deps);
  } catch (error) {
    if (before.state === 'open' && (await isPaidAtStripe(before, deps, now))) report(before, deps);
    throw error;
  }
  if (isCorrected(before, after, now)) {
    deps.count('OrdersReconciledLate');
    log.warn('order corrected', { orderId, from: before.state, to: after.state });
  }
  const isNewlyPaid = before.paidAt === null && after.paidAt !== null;
  const hasAccount = !after.isOfDeletedAccount;
  if (isNewlyPaid && hasAccount && isOlderThanGrace(after.paidAt!, now)) report(after, deps);
}

/** Whether Stripe changed something long ago and no event reported it. What we do on a schedule does not count. */
function isCorrected(before: OrderRecord, after: OrderRecord, now: Date): boolean {
  // Counted as missing.
  if (after.isMissingAtStripe) return false;
  if (before.state === after.state && before.refundedCents === after.refundedCents) return false;
  if (after.state === 'canceled') return !isAbandoned(before, now);
  if (before.paidAt === null && after.paidAt !== null) return isOlderThanGrace(after.paidAt, now);
  const isNewlyDisputed = before.disputedAt === undefined && after.disputedAt !== undefined;
  return !isNewlyDisputed || isOlderThanGrace(after.disputedAt!, now);
}

/**
 * Reports a paid order whose courses the learner nevertheless does not have, and grants them, so that it is reported once. The courses
 * of a deleted account were erased on purpose.
 */
export async function reportMissingAccess(
  { userId, orderId, now }: RecoverOrder,
  deps: ReconcileDependencies,
): Promise<void> {
  const order = await deps.orders.find(userId, orderId);
  if (!order || !givesAccess(order) || order.isOfDeletedAccount) return;
  if (!isOlderThanGrace(order.paidAt!, now)) return;
  const { owned } = await deps.orders.readPurchasedCourses(userId);
  const missing = order.items.filter(
    (item) => item.isGranted && !owned.has(item.exchangedFor?.courseId ?? item.courseId),
  );
  if (missing.length === 0) return;
  report(order, deps);
  await reconcileOrder({ userId, orderId, now }, deps);
}

async function isPaidAtStripe(
  { paymentIntentId }: OrderRecord,
  { provider }: ReconcileDependencies,
  now: Date,
): Promise<boolean> {
  if (paymentIntentId === null) return false;
  // Stripe may be what failed; then we know nothing.
  const snapshot = await provider.readPayment(paymentIntentId).catch(() => undefined);
  const chargedAt = snapshot?.charge?.createdAt;
  return chargedAt !== undefined && isOlderThanGrace(chargedAt, now);
}

function report({ orderId, state }: OrderRecord, { count }: ReconcileDependencies): void {
  count('PaidWithoutAccess');
  log.error('paid without access', { orderId, state });
}
