import { monthsOf } from '@learning/shared/domain/money/billing-interval';
import { discountedPrice } from '@learning/shared/domain/money/plan-discount';
import type { DomainEvent } from '#events/domain-events.ts';
import type { SubscriptionRecord } from '../billing-records.ts';
import { isOver } from './reconciliation/project-subscription.ts';
import type { NewPlanEvent, PlanChange } from './subscription-events.ts';

/** Returns the name of a plan as a product in the figures. */
export const productOfTier = (tierSlug: string): string => `plan#${tierSlug}`;

/** A plan; one by contract is paid for a term of several months. */
type PricedPlan = Pick<
  SubscriptionRecord,
  'startedAt' | 'status' | 'tierSlug' | 'priceCents' | 'interval' | 'discount'
> & {
  contract?: { termMonths: number } | undefined;
};

/**
 * Returns what a plan brings in a month, for the recurring revenue: from its first payment until it is over, also while a bank reviews a
 * payment of it. Source: rules/figures.md G6
 */
export function monthlyCentsOf(plan: PricedPlan): number {
  if (plan.startedAt === null || isOver(plan)) return 0;
  // A discount that ends is no change of what recurs.
  const lasting = plan.discount?.endsAt === null ? plan.discount : undefined;
  const cents = discountedPrice(plan, lasting, plan.startedAt);
  return Math.round(cents / (plan.contract?.termMonths ?? monthsOf(plan.interval)));
}

/** Returns the event that tells the figures of a plan's start, its end, or another price or tier. */
export function planValueEvents(
  { before, after }: Pick<PlanChange, 'before' | 'after'>,
  newPlanEvent: NewPlanEvent,
): DomainEvent[] {
  const [fromMonthlyCents, toMonthlyCents] = [monthlyCentsOf(before), monthlyCentsOf(after)];
  const isSameTier = before.tierSlug === after.tierSlug;
  if (fromMonthlyCents === toMonthlyCents && (isSameTier || toMonthlyCents === 0)) return [];
  return [
    newPlanEvent('planValueChanged', `${after.orderId}#${before.version}`, {
      orderId: after.orderId,
      fromProduct: productOfTier(before.tierSlug),
      fromMonthlyCents,
      toProduct: productOfTier(after.tierSlug),
      toMonthlyCents,
      isEndedUnpaid: toMonthlyCents === 0 && after.isEndedUnpaid,
    }),
  ];
}
