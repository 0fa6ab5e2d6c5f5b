import type { AccessSummary } from '@learning/shared/contract/access';

/** Kinds of entitlement, longest-lasting first. */
const OPENERS = ['purchase', 'subscription', 'seat', 'trial'] as const;

export type Opener = (typeof OPENERS)[number];

/** Returns the kind of entitlement that grants the course now, if any. */
export function openerOf({ entitlements }: AccessSummary, courseId: number): Opener | undefined {
  return OPENERS.find((opener) =>
    entitlements.some(
      ({ kind, courseIds, isActive }) =>
        kind === opener && isActive && (courseIds === null || courseIds.includes(courseId)),
    ),
  );
}

/** True if buying the course makes sense: without access, or with only a trial. */
export function isForSale(opener: Opener | undefined): boolean {
  return opener === undefined || opener === 'trial';
}
