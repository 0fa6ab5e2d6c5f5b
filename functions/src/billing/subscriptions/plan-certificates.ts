import type { EntitlementRecord } from '#learning/learner-records.ts';
import type { SubscriptionRecord } from '../billing-records.ts';

/** When the certificate of each course was claimed; null where that is not known. */
export type ClaimedCertificates = ReadonlyMap<number, string | null>;

/** Courses that a plan opens and no purchase does: a certificate of one of these was earned by the plan. */
export function coursesOfPlanAlone(
  { courseIds }: Pick<SubscriptionRecord, 'courseIds'>,
  entitlements: readonly EntitlementRecord[],
): number[] {
  const bought = entitlements.flatMap((one) =>
    one.kind === 'purchase' ? (one.courseIds ?? []) : [],
  );
  return courseIds.filter((courseId) => !bought.includes(courseId));
}

/** Whether the learner claimed a certificate that the plan earned: it cannot be cancelled then. */
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
