import { isActive } from '@learning/shared/domain/access';
import type { SubscriptionRecord } from '#billing/billing-records.ts';
import type { EntitlementRecord } from '#learning/learner-records.ts';
import { isPlanReturned } from './withdrawal-writes.ts';

/**
 * Returns the access with which a course may be claimed; undefined when its money went back or is disputed. A plan, seat or trial that
 * ended in the ordinary way counts, because the course was completed while it lasted.
 *
 * Source: rules/certificates.md K5
 */
export function claimingEntitlement(
  entitlements: readonly EntitlementRecord[],
  plans: readonly SubscriptionRecord[],
  courseId: number,
  now: Date,
): EntitlementRecord | undefined {
  const isPaid = (one: EntitlementRecord) => {
    if (one.kind === 'purchase') return isActive(one, now);
    const plan = plans.find(({ orderId }) => orderId === one.orderId);
    return !plan || !(plan.isDisputed || isPlanReturned(plan));
  };
  return entitlements.find(
    (one) => (one.courseIds === null || one.courseIds.includes(courseId)) && isPaid(one),
  );
}
