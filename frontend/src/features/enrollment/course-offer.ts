import type { AccessSummary } from '@learning/shared/contract/access';

/** What opens a course, what lasts longest first. */
const OPENERS = ['purchase', 'subscription', 'seat', 'trial'] as const;

export type Opener = (typeof OPENERS)[number];

/** What opens the course to this learner now; undefined for nothing. */
export function openerOf({ entitlements }: AccessSummary, courseId: number): Opener | undefined {
  return OPENERS.find((opener) =>
    entitlements.some(
      ({ kind, courseIds, isActive }) =>
        kind === opener && isActive && (courseIds === null || courseIds.includes(courseId)),
    ),
  );
}

/** Whether buying the course would give them something: a trial ends, so it does. */
export function isForSale(opener: Opener | undefined): boolean {
  return opener === undefined || opener === 'trial';
}
