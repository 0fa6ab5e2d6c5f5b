import { log } from '#observability/log.ts';
import type { OrderRecord } from '../billing-records.ts';
import type { ReconcileDependencies } from '../dependencies.ts';
import { isAbandoned } from '../orders/reconciliation/order-payment.ts';
import { reconcileOrder } from '../orders/reconciliation/reconcile-order.ts';

/** Younger ones are still the webhook's. */
export const GRACE_MS = 5 * 60_000;

export const isOlderThanGrace = (instant: string, now: Date) =>
  now.getTime() - Date.parse(instant) > GRACE_MS;

interface Reconcile {
  userId: string;
  orderId: string;
  now: Date;
}

/**
 * Reconciles an order that should have been reconciled long since, and counts what that shows: what it healed, and whether somebody
 * had paid and stood before a closed door, also when the door stays closed.
 */
export async function recoverOrder(
  { userId, orderId, now }: Reconcile,
  deps: ReconcileDependencies,
): Promise<void> {
  const before = await deps.orders.find(userId, orderId);
  if (!before) throw new Error('The list names an order that does not exist.');
  let after: OrderRecord;
  try {
    after = await reconcileOrder({ userId, orderId, now }, deps);
  } catch (error) {
    if (before.state === 'open' && (await isPaid(before, deps, now))) report(before, deps);
    throw error;
  }
  if (isHealed(before, after, now)) {
    deps.count('OrdersHealed');
    log.warn('order healed', { orderId, from: before.state, to: after.state });
  }
  const wasWaiting = before.paidAt === null && after.paidAt !== null;
  if (wasWaiting && isOlderThanGrace(after.paidAt!, now)) report(after, deps);
}

/** Whether Stripe had something to tell that long since, and nobody heard of it. What we do by the clock is no sign of that. */
function isHealed(before: OrderRecord, after: OrderRecord, now: Date): boolean {
  if (before.state === after.state && before.refundedCents === after.refundedCents) return false;
  if (after.state === 'canceled') return !isAbandoned(before, now);
  if (before.paidAt === null && after.paidAt !== null) return isOlderThanGrace(after.paidAt, now);
  const isNewlyDisputed = before.disputedAt === undefined && after.disputedAt !== undefined;
  return !isNewlyDisputed || isOlderThanGrace(after.disputedAt!, now);
}

/** A paid order whose courses are nevertheless closed, whatever took them. */
export async function reportClosedDoor(
  { userId, orderId, now }: Reconcile,
  deps: ReconcileDependencies,
): Promise<void> {
  const order = await deps.orders.find(userId, orderId);
  if (!order || !isOpenToLearner(order) || !isOlderThanGrace(order.paidAt!, now)) return;
  const { owned } = await deps.orders.readPurchasedCourses(userId);
  const missing = order.items.filter(
    (item) => item.isGranted && !owned.has(item.exchangedFor?.courseId ?? item.courseId),
  );
  if (missing.length > 0) report(order, deps);
}

const isOpenToLearner = ({ state }: OrderRecord) => state === 'paid' || state === 'refund_failed';

async function isPaid(
  { paymentIntentId }: OrderRecord,
  { provider }: ReconcileDependencies,
  now: Date,
): Promise<boolean> {
  if (paymentIntentId === null) return false;
  // Stripe may be what failed; then there is nothing to say.
  const snapshot = await provider.readPayment(paymentIntentId).catch(() => undefined);
  const chargedAt = snapshot?.charge?.createdAt;
  return chargedAt !== undefined && isOlderThanGrace(chargedAt, now);
}

function report({ orderId, state }: OrderRecord, { count }: ReconcileDependencies): void {
  count('PaidWithoutAccess');
  log.error('paid without access', { orderId, state });
}
