/** What opens a course (DECISIONS section 2). */

export interface Entitlement {
  kind: 'purchase' | 'subscription' | 'seat' | 'trial';
  /** null covers every course. */
  courseIds: readonly number[] | null;
  /** ISO 8601; null means for good. */
  endsAt: string | null;
}

/** 'Start Free 3-Day Trial': 72 hours from its start. */
export const TRIAL_HOURS = 72;

export function trialEndsAt(startedAt: Date): Date {
  return new Date(startedAt.getTime() + TRIAL_HOURS * 3_600_000);
}

/** An entitlement holds until the instant it ends, that instant excluded. */
export function isActive(entitlement: Pick<Entitlement, 'endsAt'>, now: Date): boolean {
  return entitlement.endsAt === null || now.getTime() < Date.parse(entitlement.endsAt);
}

/** The entitlement that opens a course now: the one that lasts longest; undefined when none does. */
export function grantingEntitlement<T extends Entitlement>(
  entitlements: readonly T[],
  courseId: number,
  now: Date,
): T | undefined {
  return entitlements
    .filter((one) => isActive(one, now))
    .filter((one) => one.courseIds === null || one.courseIds.includes(courseId))
    .toSorted((a, b) => endOf(b) - endOf(a))[0];
}

function endOf(entitlement: Entitlement): number {
  return entitlement.endsAt === null ? Infinity : Date.parse(entitlement.endsAt);
}
