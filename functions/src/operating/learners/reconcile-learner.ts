import { reconcileTarget, type ReconcileTarget } from '#billing/reconcile-target.ts';
import { issueDocumentsIfPossible } from '#billing/invoices/issue-documents.ts';
import type { OrderRecord, SubscriptionRecord } from '#billing/billing-records.ts';
import { withStripe } from '#billing/with-stripe.ts';
import { Failure } from '#failure.ts';
import type { Operator } from '#http/operator-access.ts';
import type { OperatingDependencies } from '../dependencies.ts';

interface Corrected {
  orderId: string;
  from: string;
  to: string;
}

/** The newest are looked at first, and a call has time for no more. */
const MAX_RECONCILED = 20;

/**
 * Brings the orders and plans of a learner in line with Stripe, as the reconciler does. Safe to repeat.
 *
 * @throws Failure `account_not_found`, `payments_unavailable`, `write_conflict`
 */
export async function reconcileLearner(
  { learnerId, reason }: { learnerId: string; reason: string },
  operator: Operator,
  { accounts, audit, learners, newId }: OperatingDependencies,
  now: Date,
): Promise<{ corrected: Corrected[]; checked: number }> {
  if (!(await accounts.find(learnerId))) throw new Failure('account_not_found');
  const { orders, plans } = await learners.billing.purchases.list(learnerId);
  const targets = [
    ...plans.toReversed().map((plan) => ({ kind: 'subscription' as const, record: plan })),
    ...orders.toReversed().map((order) => ({ kind: 'order' as const, record: order })),
  ].slice(0, MAX_RECONCILED);
  const entry = { operator, action: 'reconcileLearner', learnerId, reason };
  const done = await audit.begin(entry, newId(now), now);
  const corrected = await withStripe(learners.openStripe, async ({ provider }) => {
    const deps = { ...learners.billing, provider };
    const changed: Corrected[] = [];
    for (const { kind, record } of targets) {
      const target: ReconcileTarget = { kind, userId: learnerId, orderId: record.orderId };
      const after = await reconcileTarget({ target, now }, deps);
      await issueDocumentsIfPossible(target, now, deps);
      if (stateOf(after) !== stateOf(record)) {
        changed.push({ orderId: record.orderId, from: stateOf(record), to: stateOf(after) });
      }
    }
    return changed;
  });
  await done();
  return { corrected, checked: targets.length };
}

const stateOf = (record: OrderRecord | SubscriptionRecord): string =>
  record.entity === 'order' ? record.state : record.status;
