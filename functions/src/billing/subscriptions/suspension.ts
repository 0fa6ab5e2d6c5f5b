import type { SubscriptionRecord } from '../billing-records.ts';
import { isOver } from './reconciliation/project-subscription.ts';

/** Returns whether a dispute suspends the plan, which goes on or ends when the bank has decided. Source: rules/money.md M40 */
export function isSuspended(
  plan: Pick<
    SubscriptionRecord,
    'startedAt' | 'isDisputed' | 'refundRequest' | 'returnedUntil' | 'status'
  >,
): boolean {
  const isEnding = plan.refundRequest !== null || plan.returnedUntil !== null;
  return plan.startedAt !== null && plan.isDisputed && !isEnding && !isOver(plan);
}
