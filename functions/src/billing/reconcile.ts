import type { SettlingDependencies } from './dependencies.ts';
import { reconcileMonth } from './reconcile-month.ts';
import { reconcileUnsettled, type Run } from './reconcile-unsettled.ts';
import type { RunReport } from './reconcile-work.ts';

/** What the scheduler asks for: `orders` every 15 minutes, `subscriptions` every 6 hours, `nightly` once a day. */
export const RECONCILE_TASKS = ['orders', 'subscriptions', 'nightly'] as const;
export type ReconcileTask = (typeof RECONCILE_TASKS)[number];

/** Heals what no webhook told us, in time and item by item. */
export async function reconcile(
  task: ReconcileTask,
  run: Run,
  deps: SettlingDependencies,
): Promise<RunReport> {
  return task === 'nightly' ? reconcileMonth(run, deps) : reconcileUnsettled(task, run, deps);
}
