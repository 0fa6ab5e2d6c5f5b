import { log } from '../http/log.ts';
import type { SettlingDependencies } from './dependencies.ts';
import { readUnsettled, type Run } from './reconcile-unsettled.ts';
import { workThrough, type RunReport } from './reconcile-work.ts';
import { settleOrder } from './settle-order.ts';

/** Who comes back later gets a new payment. Without an end, every checkout that was left would be looked at for ever. */
const ABANDONED_AFTER_MS = 7 * 86_400_000;

/** Cancels orders that were left unpaid for a week, and their payments at Stripe first: one that succeeds meanwhile holds. */
export async function closeAbandoned(
  { now, hasTime }: Run,
  deps: SettlingDependencies,
): Promise<RunReport> {
  const before = new Date(now.getTime() - ABANDONED_AFTER_MS).toISOString();
  const waiting = await readUnsettled('order', deps.table);
  const old = waiting.filter(({ since }) => since < before);
  return workThrough(old, hasTime, ({ userId, orderId }) => close({ userId, orderId, now }, deps));
}

async function close(
  { userId, orderId, now }: { userId: string; orderId: string; now: Date },
  deps: SettlingDependencies,
): Promise<void> {
  const { orders, provider } = deps;
  const order = await settleOrder({ userId, orderId, now }, deps);
  if (order.state !== 'open') return;
  if (order.paymentIntentId !== null) {
    await provider.cancelPayment(order.paymentIntentId);
    await settleOrder({ userId, orderId, now }, deps);
  } else {
    // Stripe has made none, and the key that could make one is forgotten.
    const grants = await orders.readGrants(userId);
    const after = { ...order, state: 'canceled' as const };
    await orders.change({ before: order, after, grants, now });
  }
  log.info('an abandoned order is closed', { orderId });
}
