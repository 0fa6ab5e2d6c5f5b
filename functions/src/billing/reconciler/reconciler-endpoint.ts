import type { Context } from 'aws-lambda';
import * as z from 'zod';
import { log } from '#observability/log.ts';
import type { BillingRepositories } from '../dependencies.ts';
import type { OpenedStripe } from '../open-billing.ts';
import { runReconciler, RECONCILE_TASKS } from './run-reconciler.ts';
import type { RunReport } from './process-each.ts';

/** As EventBridge Scheduler sends it. */
const ScheduledEvent = z.object({ detail: z.object({ task: z.enum(RECONCILE_TASKS) }) });

/** What one item may still take once it is begun, Stripe's slowest answers and repeats included. */
const RESERVE_MS = 45_000;

/**
 * Runs a task by the clock. It begins nothing new shortly before its time is over.
 *
 * @throws Error at the end, when anything failed or was left: the run then counts as failed, and an alarm sees it.
 */
export function createReconciler(
  repositories: BillingRepositories,
  openStripe: () => Promise<Pick<OpenedStripe, 'provider'>>,
  clock: () => Date = () => new Date(),
) {
  return async (
    event: unknown,
    context: Pick<Context, 'getRemainingTimeInMillis'>,
  ): Promise<RunReport> => {
    const { task } = ScheduledEvent.parse(event).detail;
    const { provider } = await openStripe();
    const hasTime = () => context.getRemainingTimeInMillis() > RESERVE_MS;
    const report = await runReconciler(
      task,
      { now: clock(), hasTime },
      { ...repositories, provider },
    );
    log.info('reconciled', { task, ...report });
    const { looked, failed, left } = report;
    if (failed + left > 0) {
      throw new Error(`Reconciling ${task}: ${failed} of ${looked} failed, ${left} left.`);
    }
    return report;
  };
}
