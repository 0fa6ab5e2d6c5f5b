import type { AccessSummary } from '@learning/shared/contract/access';
import type { Course } from '@learning/shared/contract/catalog';

/** Courses of equal or lesser price that are not owned, the dearest first. The server decides again. */
export function exchangeTargets(
  courses: readonly Course[],
  { entitlements }: AccessSummary,
  amount: number,
): Course[] {
  const owned = new Set(
    entitlements.filter((one) => one.kind === 'purchase').flatMap((one) => one.courseIds ?? []),
  );
  return courses
    .filter((course) => course.price <= amount && !owned.has(course.id))
    .toSorted((a, b) => b.price - a.price || a.id - b.id);
}
