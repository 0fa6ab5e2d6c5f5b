import type { ReconcileDependencies } from '../dependencies.ts';
import { processEach, type Run, type RunReport } from './process-each.ts';
import { EVENT_GRACE_MS } from './recover-order.ts';
import { recoverTarget } from './recover-target.ts';
import type { UnreconciledItem } from './unreconciled-repository.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/**
 * Reconciles what is due on the list: the task `orders` takes all orders and urgent plans, `subscriptions` takes all plans. Urgent
 * items come first, then those that have waited longest. An item that was visited moves to the end, so that runs which end early
 * still reach every item.
 *
 * @param exceptOrderIds visited earlier in this run
 */
export async function recoverUnreconciled(
  task: 'orders' | 'subscriptions',
  run: Run,
  deps: ReconcileDependencies,
  exceptOrderIds: ReadonlySet<string> = new Set(),
): Promise<RunReport> {
  const { now } = run;
  const due = (await deps.unreconciled.list())
    .filter((item) => belongsTo(task, item))
    .filter((item) => dueAtMs(item) <= now.getTime() && !exceptOrderIds.has(item.orderId))
    .toSorted((a, b) => urgencyOf(b) - urgencyOf(a) || dueAtMs(a) - dueAtMs(b));

  return processEach(due, run, deps, async (item) => {
    let dueAt = now;
    try {
      await recoverTarget(item, now, deps);
      dueAt = new Date(nextVisitMs(item, now));
    } finally {
      await deps.unreconciled.postpone(item, dueAt);
    }
  });
}

function belongsTo(task: 'orders' | 'subscriptions', { kind, isUrgent }: UnreconciledItem) {
  return task === 'orders' ? kind === 'order' || isUrgent : kind === 'subscription';
}

/** A new item is left to the webhook for the first five minutes. */
function dueAtMs({ dueAt, since }: UnreconciledItem): number {
  return dueAt === undefined ? Date.parse(since) + EVENT_GRACE_MS + 1 : Date.parse(dueAt);
}

const urgencyOf = ({ isUrgent }: UnreconciledItem) => (isUrgent ? 1 : 0);

/**
 * Returns when an item is due again. An open order is visited after five minutes, after an hour, and then once a day, because
 * `recoverRecentPayments` finds out when it is paid. Everything else is visited in every run.
 */
function nextVisitMs({ kind, since, isUrgent }: UnreconciledItem, now: Date): number {
  if (kind === 'subscription' || isUrgent) return now.getTime();
  const start = Date.parse(since);
  const ageMs = now.getTime() - start;
  return ageMs < HOUR_MS ? start + HOUR_MS : start + (Math.floor(ageMs / DAY_MS) + 1) * DAY_MS;
}
