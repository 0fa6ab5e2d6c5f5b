import { isActive } from '@learning/shared/domain/access';
import { courseOfItem } from '@learning/shared/domain/money/exchange';
import type { OrderRecord, SubscriptionRecord } from '#billing/billing-records.ts';
import type { EntitlementRecord } from '#learning/learner-records.ts';
import type { CertificateDependencies } from './dependencies.ts';
import { payerOf } from '#teams/handover/ownership.ts';
import { isPlanReturned } from './withdrawal-writes.ts';

type PaidPlan = Pick<
  SubscriptionRecord,
  'orderId' | 'courseIds' | 'lastPaidAt' | 'keptCents' | 'isDisputed'
>;

/** What pays for a learner's access. */
export interface PaidAccess {
  entitlements: readonly EntitlementRecord[];
  orders: readonly Pick<OrderRecord, 'state' | 'items'>[];
  /** The learner's own plans, and those of others that pay for the learner's seats. */
  plans: readonly PaidPlan[];
}

/** Reads the plans that pay for a learner's seats. Two round trips; none without a seat. */
export async function readSeatPlans(
  entitlements: readonly EntitlementRecord[],
  { purchases, teams }: Pick<CertificateDependencies, 'purchases' | 'teams'>,
): Promise<SubscriptionRecord[]> {
  const orderIds = entitlements.flatMap(({ kind, orderId }) =>
    kind === 'seat' && orderId !== undefined ? [orderId] : [],
  );
  const found = await Promise.all(
    orderIds.map(async (orderId) => {
      const state = await teams.read(orderId);
      if (!state) return [];
      const { plans } = await purchases.list(payerOf(state.team));
      return plans.filter((plan) => plan.orderId === orderId);
    }),
  );
  return found.flat();
}

/**
 * Returns the access with which a course may be claimed; undefined when its money went back or is disputed. A plan, seat or trial that
 * ended in the ordinary way counts, because the course was completed while it lasted; for a course whose money went back, a trial does
 * not. Paid access comes first.
 *
 * Source: rules/certificates.md K5
 */
export function claimingEntitlement(
  { entitlements, orders, plans }: PaidAccess,
  courseId: number,
  now: Date,
): EntitlementRecord | undefined {
  const wasReturned =
    orders.some(
      ({ state, items }) =>
        (state === 'refunded' || state === 'dispute_lost') &&
        items.some((item) => courseOfItem(item) === courseId),
    ) || plans.some((plan) => isPlanReturned(plan) && plan.courseIds.includes(courseId));
  const counts = (entitlement: EntitlementRecord) => {
    if (entitlement.kind === 'purchase') return isActive(entitlement, now);
    if (entitlement.kind === 'trial') return !wasReturned;
    const plan = plans.find(({ orderId }) => orderId === entitlement.orderId);
    return !plan || !(plan.isDisputed || isPlanReturned(plan));
  };
  const rank = (entitlement: EntitlementRecord) =>
    (entitlement.kind === 'trial' ? 2 : 0) + (isActive(entitlement, now) ? 0 : 1);
  return entitlements
    .filter(
      (entitlement) =>
        (entitlement.courseIds === null || entitlement.courseIds.includes(courseId)) &&
        counts(entitlement),
    )
    .toSorted((a, b) => rank(a) - rank(b))[0];
}
