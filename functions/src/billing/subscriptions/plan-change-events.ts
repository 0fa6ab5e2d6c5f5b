import type { DomainEvent } from '#events/domain-events.ts';
import { renewalCents } from '../discounts/plan-discount.ts';
import { isOver } from './reconciliation/project-subscription.ts';
import type { NewPlanEvent, PlanChange } from './subscription-events.ts';

/**
 * Returns what confirms a change of a running plan: its scheduled end, a smaller plan from the next period on, either of them taken back,
 * or another plan.
 *
 * Source: rules/notifications.md N25
 */
export function planChangeEvents(
  { before, after, newInvoices }: PlanChange,
  newPlanEvent: NewPlanEvent,
): DomainEvent[] {
  const { orderId, tierName, interval, maxUsers, cancelAt, nextTier } = after;
  const priceCents = renewalCents({ ...after, nextTier: null });
  const isEnding = after.refundRequest !== null || after.returnedUntil !== null;
  if (before.startedAt === null || isOver(after) || isEnding) return [];
  // The version, because the same change can be made again.
  const subject = `${orderId}#${before.version}`;
  const plan = { orderId, tierName };
  const renewsAt = after.currentPeriodEnd;
  if (cancelAt !== null) {
    return before.cancelAt === null
      ? [newPlanEvent('planEndScheduled', subject, { ...plan, endsAt: cancelAt, maxUsers })]
      : [];
  }
  const isNewInterval = before.interval !== interval;
  const isChanged = before.tierSlug !== after.tierSlug || isNewInterval;
  const isTakenBack = before.cancelAt !== null || (before.nextTier !== null && nextTier === null);
  const isScheduled =
    nextTier !== null &&
    (nextTier.tierSlug !== before.nextTier?.tierSlug ||
      nextTier.interval !== before.nextTier.interval);
  const charged = newInvoices.filter(({ covers }) => covers === 'change');
  const chargedCents =
    charged.length === 0 ? null : charged.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return [
    ...(isChanged
      ? [
          newPlanEvent('planChanged', subject, {
            ...plan,
            formerTierName: before.tierName,
            priceCents,
            interval,
            isNewInterval,
            chargedCents,
            renewsAt,
            maxUsers,
          }),
        ]
      : []),
    ...(isTakenBack && !isChanged
      ? [newPlanEvent('planContinues', subject, { ...plan, priceCents, interval, renewsAt })]
      : []),
    ...(isScheduled
      ? [
          newPlanEvent('planChangeScheduled', subject, {
            ...plan,
            nextTierName: nextTier.tierName,
            priceCents: renewalCents(after),
            interval: nextTier.interval,
            from: nextTier.from,
          }),
        ]
      : []),
  ];
}
