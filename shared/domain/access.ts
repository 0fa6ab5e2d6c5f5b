/** Access to courses through entitlements. Source: rules/access.md A9, A10, A11, A12, A13, A44. */

export interface Entitlement {
  kind: 'purchase' | 'subscription' | 'seat' | 'grant' | 'trial';
  /** null covers every course. */
  courseIds: readonly number[] | null;
  /** ISO 8601; null means that it never ends. */
  endsAt: string | null;
}

/** Length of the free trial, which screens call 3 days. */
export const TRIAL_HOURS = 72;

export function trialEndsAt(startedAt: Date): Date {
  return new Date(startedAt.getTime() + TRIAL_HOURS * 3_600_000);
}

/** Returns true before the entitlement's end; at the end itself it has expired. */
export function isActive(entitlement: Pick<Entitlement, 'endsAt'>, now: Date): boolean {
  return entitlement.endsAt === null || now.getTime() < Date.parse(entitlement.endsAt);
}

/** Returns the longest-lasting entitlement that covers a course now; undefined if there is none. */
export function grantingEntitlement<T extends Entitlement>(
  entitlements: readonly T[],
  courseId: number,
  now: Date,
): T | undefined {
  return entitlements
    .filter((entitlement) => isActive(entitlement, now))
    .filter(
      (entitlement) => entitlement.courseIds === null || entitlement.courseIds.includes(courseId),
    )
    .toSorted((a, b) => endOf(b) - endOf(a))[0];
}

/** Whether an entitlement was bought or granted for this very course, beside what plans, seats and trials open. Source: rules/content.md C46 */
export function isForCourse({ kind, courseIds }: Entitlement, courseId: number): boolean {
  return (kind === 'purchase' || kind === 'grant') && (courseIds?.includes(courseId) ?? false);
}

function endOf(entitlement: Entitlement): number {
  return entitlement.endsAt === null ? Infinity : Date.parse(entitlement.endsAt);
}
