import type { ReconcileDependencies } from '../dependencies.ts';
import { issueDocumentsIfPossible } from '../invoices/issue-documents.ts';
import type { ReconcileTarget } from '../reconcile-target.ts';
import { recoverOrder } from './recover-order.ts';
import { recoverSubscription } from './recover-subscription.ts';

/** Reconciles an order or plan whose events may be missing, and issues the documents it lacks. */
export async function recoverTarget(
  { kind, userId, orderId }: ReconcileTarget,
  now: Date,
  deps: ReconcileDependencies,
): Promise<void> {
  const recover = kind === 'order' ? recoverOrder : recoverSubscription;
  await recover({ userId, orderId, now }, deps);
  await issueDocumentsIfPossible({ kind, userId, orderId }, now, deps);
}
