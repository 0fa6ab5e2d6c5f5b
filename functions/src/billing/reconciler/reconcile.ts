import type { SettlingDependencies } from '../dependencies.ts';
import { reconcileMonth } from './reconcile-month.ts';
import { reconcilePaid } from './reconcile-paid.ts';
import { reconcileUnsettled, type Run } from './reconcile-unsettled.ts';
import { sumOf, type RunReport } from './reconcile-work.ts';

/** What the scheduler asks for: `orders` every 15 minutes, `subscriptions` every 6 hours, `nightly` once a day. */
export const RECONCILE_TASKS = ['orders', 'subscriptions', 'nightly'] as const;
export type ReconcileTask = (typeof RECONCILE_TASKS)[number];

/** Heals what no webhook told us, in time and item by item. */
export async function reconcile(
  task: ReconcileTask,
  run: Run,
  deps: SettlingDependencies,
): Promise<RunReport> {
  if (task === 'nightly') return reconcileMonth(run, deps);
  if (task === 'subscriptions') return reconcileUnsettled(task, run, deps);
  // Who has paid comes before what may never be paid.
  const { report, orderIds } = await reconcilePaid(run, deps);
  return sumOf([report, await reconcileUnsettled(task, run, deps, orderIds)]);
}
