import type { Context } from 'aws-lambda';
import * as z from 'zod';
import { log } from '#observability/log.ts';
import type { BillingRepositories } from '../dependencies.ts';
import type { OpenedStripe } from '../open-billing.ts';
import { StripeNotConnected } from '../payment-provider.ts';
import type { RunReport } from './process-each.ts';
import { RECONCILE_TASKS, runReconciler, type ReconcilerDependencies } from './run-reconciler.ts';

/** The event EventBridge Scheduler sends. */
const ScheduledEvent = z.object({ detail: z.object({ task: z.enum(RECONCILE_TASKS) }) });

/** Time for an item that was started, including Stripe's slowest responses and retries. */
const RESERVE_MS = 45_000;

/**
 * Creates the handler of a scheduled task. It starts no new item shortly before the function times out.
 *
 * Does nothing before Stripe is connected, and with the keys of another account: everything would look missing there.
 *
 * @throws Error for another account, and at the end when an item failed or remained: the run then counts as failed and raises an alarm.
 */
export function createReconciler(
  repositories: BillingRepositories &
    Pick<ReconcilerDependencies, 'accountExists' | 'learnerOf' | 'tax'>,
  openStripe: () => Promise<Pick<OpenedStripe, 'provider'>>,
  clock: () => Date = () => new Date(),
) {
  let isSaid = false;
  return async (
    event: unknown,
    context: Pick<Context, 'getRemainingTimeInMillis'>,
  ): Promise<RunReport> => {
    const { task } = ScheduledEvent.parse(event).detail;
    const stripe = await openStripe().catch((error: unknown) => {
      if (error instanceof StripeNotConnected) return undefined;
      throw error;
    });
    if (!stripe) {
      if (!isSaid) log.info('Stripe is not connected, so there is nothing to reconcile', { task });
      isSaid = true;
      return { processed: 0, failed: 0, remaining: 0 };
    }
    const { provider } = stripe;
    if ((await provider.compareAccount()) === 'other') {
      repositories.count('StripeAccountChanged');
      throw new Error('The Stripe keys are of another account than the orders and plans.');
    }
    const hasTime = () => context.getRemainingTimeInMillis() > RESERVE_MS;
    const run = { now: clock(), hasTime };
    const report = await runReconciler(task, run, { ...repositories, provider });
    log.info('reconciled', { task, ...report });
    const { processed, failed, remaining } = report;
    if (failed + remaining > 0) {
      throw new Error(
        `Reconciling ${task}: ${failed} of ${processed} failed, ${remaining} remaining.`,
      );
    }
    return report;
  };
}
