import type { ReconcileDependencies } from '../dependencies.ts';
import { auditLastMonth } from './audit-last-month.ts';
import { recoverRecentPayments } from './recover-recent-payments.ts';
import { recoverUnreconciled, type Run } from './recover-unreconciled.ts';
import { sumOf, type RunReport } from './process-each.ts';

/** What the scheduler asks for: `orders` every 15 minutes, `subscriptions` every 6 hours, `nightly` once a day. */
export const RECONCILE_TASKS = ['orders', 'subscriptions', 'nightly'] as const;
export type ReconcileTask = (typeof RECONCILE_TASKS)[number];

/** Heals what no webhook told us, in time and item by item. */
export async function runReconciler(
  task: ReconcileTask,
  run: Run,
  deps: ReconcileDependencies,
): Promise<RunReport> {
  if (task === 'nightly') return auditLastMonth(run, deps);
  if (task === 'subscriptions') return recoverUnreconciled(task, run, deps);
  // Who has paid comes before what may never be paid.
  const { report, orderIds } = await recoverRecentPayments(run, deps);
  return sumOf([report, await recoverUnreconciled(task, run, deps, orderIds)]);
}
