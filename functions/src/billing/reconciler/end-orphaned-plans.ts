import { log } from '#observability/log.ts';
import type { ReconcileDependencies } from '../dependencies.ts';
import { reconcileSubscription } from '../subscriptions/reconciliation/reconcile-subscription.ts';
import { processEach, type Run, type RunReport } from './process-each.ts';
import type { UnreconciledItem } from './unreconciled-repository.ts';

export interface OrphanDependencies extends ReconcileDependencies {
  /** Returns whether the user pool has the account of a learner. Rejects when the pool does not respond. */
  accountExists: (userId: string) => Promise<boolean>;
}

/** A new account may not be listed by the pool at once. */
const MIN_AGE_MS = 86_400_000;

/** If more accounts are missing at once, the pool is wrong rather than the accounts. */
const MAX_ENDED = 5;

/**
 * Ends the plans of accounts that were deleted: Cognito lets learners delete their own account, and Stripe would charge them for ever.
 * When many accounts are missing, it ends nothing and only counts, because then the pool was probably replaced.
 *
 * Source: rules/access.md A23
 */
export async function endOrphanedPlans(run: Run, deps: OrphanDependencies): Promise<RunReport> {
  const plans = (await deps.unreconciled.list()).filter(
    ({ kind, since }) =>
      kind === 'subscription' && run.now.getTime() - Date.parse(since) >= MIN_AGE_MS,
  );
  const orphaned: UnreconciledItem[] = [];
  const report = await processEach(plans, run, deps, async (plan) => {
    if (!(await deps.accountExists(plan.userId))) orphaned.push(plan);
  });
  if (orphaned.length === 0) return report;
  deps.count('PlansWithoutAccount', orphaned.length);
  if (orphaned.length > MAX_ENDED) {
    log.error('too many accounts missing, no plan ended', { count: orphaned.length });
    return report;
  }
  const { failed, remaining } = await processEach(orphaned, run, deps, (plan) =>
    endPlan(plan, run.now, deps),
  );
  return {
    ...report,
    failed: report.failed + failed,
    remaining: report.remaining + remaining,
  };
}

async function endPlan(
  { userId, orderId }: UnreconciledItem,
  now: Date,
  deps: ReconcileDependencies,
): Promise<void> {
  const plan = await deps.subscriptions.find(userId, orderId);
  if (!plan?.subscriptionId) return;
  log.warn('plan of a deleted account ended', { orderId });
  await deps.provider.endSubscription(plan.subscriptionId);
  await reconcileSubscription({ userId, orderId, now }, deps);
}
