import type { AccessSummary } from '@learning/shared/contract/access';

/** Kinds of entitlement, longest-lasting first. */
const ACCESS_SOURCES = ['purchase', 'subscription', 'seat', 'trial'] as const;

export type AccessSource = (typeof ACCESS_SOURCES)[number];

/** Returns the kind of entitlement that grants the course now, if any. */
export function accessSourceOf(
  { entitlements }: AccessSummary,
  courseId: number,
): AccessSource | undefined {
  return ACCESS_SOURCES.find((source) =>
    entitlements.some(
      ({ kind, courseIds, isActive }) =>
        kind === source && isActive && (courseIds === null || courseIds.includes(courseId)),
    ),
  );
}

/** True if buying the course makes sense: without access, or with only a trial. */
export function isForSale(source: AccessSource | undefined): boolean {
  return source === undefined || source === 'trial';
}
