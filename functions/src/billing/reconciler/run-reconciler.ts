import { importBalance } from '../balance/import-balance.ts';
import { endOrphanedPlans, type OrphanDependencies } from './end-orphaned-plans.ts';
import { runNightlyAudit } from './nightly-audit.ts';
import { sumOf, type Run, type RunReport } from './process-each.ts';
import { recoverRecentPayments } from './recover-recent-payments.ts';
import { recoverUnreconciled } from './recover-unreconciled.ts';

/** The tasks the scheduler starts: `orders` every 15 minutes, `subscriptions` every 6 hours, `nightly` once a day. */
export const RECONCILE_TASKS = ['orders', 'subscriptions', 'nightly'] as const;
export type ReconcileTask = (typeof RECONCILE_TASKS)[number];

/**
 * Reconciles what no event reported, as long as the run has time.
 *
 * Source: rules/money.md M24
 */
export async function runReconciler(
  task: ReconcileTask,
  run: Run,
  deps: OrphanDependencies,
): Promise<RunReport> {
  if (task === 'nightly') {
    return sumOf([await endOrphanedPlans(run, deps), await runNightlyAudit(run, deps)]);
  }
  if (task === 'subscriptions') return recoverUnreconciled(task, run, deps);
  // Learners who have paid come before checkouts that may never be paid.
  const { report, orderIds } = await recoverRecentPayments(run, deps);
  const unreconciled = await recoverUnreconciled(task, run, deps, orderIds);
  // Figures come last.
  return sumOf([report, unreconciled, await importBalance(run, deps)]);
}
