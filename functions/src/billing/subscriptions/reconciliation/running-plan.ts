import type { SubscriptionRecord } from '#billing/billing-records.ts';
import { isOver } from './project-subscription.ts';
import {
  reconcileWithSnapshot,
  type ReconciledPlan,
  type SubscriptionDependencies,
} from './reconcile-subscription.ts';

/** A plan that was paid and is not over, with its id at Stripe. */
export interface RunningPlan extends ReconciledPlan {
  plan: SubscriptionRecord & { subscriptionId: string };
}

/** Finds the learner's running plan and reconciles it with Stripe; undefined when there is none. */
export async function findRunningPlan(
  { userId, now }: { userId: string; now: Date },
  deps: SubscriptionDependencies,
): Promise<RunningPlan | undefined> {
  const open = await deps.subscriptions.findOpen(userId);
  if (!open) return undefined;
  const { plan, snapshot } = await reconcileWithSnapshot(
    { userId, orderId: open.orderId, now },
    deps,
  );
  const { subscriptionId } = plan;
  if (plan.startedAt === null || isOver(plan) || subscriptionId === null) return undefined;
  return { plan: { ...plan, subscriptionId }, snapshot };
}
