import type { EntitlementRecord } from '#learning/learner-records.ts';
import type { SubscriptionRecord } from '../billing-records.ts';

/** When each course's certificate was claimed; null when the time is unknown. */
export type ClaimedCertificates = ReadonlyMap<number, string | null>;

/** Returns the courses a learner can access only through the plan: certificates of these were earned with it. */
export function coursesOfPlanAlone(
  { courseIds }: Pick<SubscriptionRecord, 'courseIds'>,
  entitlements: readonly EntitlementRecord[],
): number[] {
  const bought = entitlements.flatMap((entitlement) =>
    entitlement.kind === 'purchase' ? (entitlement.courseIds ?? []) : [],
  );
  return courseIds.filter((courseId) => !bought.includes(courseId));
}

/** Returns whether the learner claimed a certificate earned with the plan, which ends the right to cancel it. */
export function hasEarnedCertificate(
  plan: Pick<SubscriptionRecord, 'courseIds' | 'startedAt'>,
  entitlements: readonly EntitlementRecord[],
  claimed: ClaimedCertificates,
): boolean {
  const { startedAt } = plan;
  if (startedAt === null) return false;
  return coursesOfPlanAlone(plan, entitlements).some((courseId) => {
    const claimedAt = claimed.get(courseId);
    return claimedAt !== undefined && (claimedAt === null || claimedAt >= startedAt);
  });
}
