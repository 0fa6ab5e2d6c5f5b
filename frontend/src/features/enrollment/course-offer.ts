import type { AccessSummary } from '@learning/shared/contract/access';

/**
 * Whether buying the course would give this learner something: neither a purchase, nor a plan, nor a seat opens it now. A trial
 * does not count, it ends.
 */
export function isForSale({ entitlements }: AccessSummary, courseId: number): boolean {
  return !entitlements.some(
    ({ kind, courseIds, isActive }) =>
      isActive && kind !== 'trial' && (courseIds === null || courseIds.includes(courseId)),
  );
}
