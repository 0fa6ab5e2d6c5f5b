import type { DomainEvent } from '#events/domain-events.ts';
import { productOfTier } from './plan-value-events.ts';
import type { NewPlanEvent, PlanChange } from './subscription-events.ts';

/** Returns what the one who pays is told of money of the plan that went back, or that the bank sent back to us. */
export function refundEvents(
  { before, after }: PlanChange,
  title: string,
  newPlanEvent: NewPlanEvent,
): DomainEvent[] {
  const { orderId, keptCents, accessEndsAt } = after;
  const subject = `${orderId}#${before.version}`;
  const refundedCents = after.refundedCents - before.refundedCents;
  const isFailed = refundedCents < 0 || (!before.isRefundFailed && after.isRefundFailed);
  const amountCents = refundedCents < 0 ? -refundedCents : keptCents;
  const hasAccess = accessEndsAt !== null;
  return [
    ...(refundedCents > 0
      ? [
          newPlanEvent('orderRefunded', subject, {
            orderId,
            title,
            refundedCents,
            isSuspected: false,
            product: productOfTier(after.tierSlug),
          }),
        ]
      : []),
    ...(isFailed
      ? [newPlanEvent('refundFailed', subject, { orderId, title, amountCents, hasAccess })]
      : []),
  ];
}
