import type { LearnerState } from '#learning/learner-state.ts';
import type { Audience } from './announcement-records.ts';

/** Whether an announcement is for a learner now. Source: rules/notifications.md N29 */
export function isInAudience(
  audience: Audience,
  { enrollments, memberships }: Pick<LearnerState, 'enrollments' | 'memberships'>,
  now: Date,
): boolean {
  const runs = memberships.filter(
    ({ accessEndsAt }) => accessEndsAt !== null && accessEndsAt > now.toISOString(),
  );
  switch (audience.kind) {
    case 'all':
      return true;
    case 'course':
      return enrollments.some(({ courseId }) => courseId === audience.courseId);
    case 'plan':
      return runs.some(
        ({ tierName, seat, counts }) =>
          tierName === audience.tierName && (seat ? !seat.isSuspended : counts !== null),
      );
    case 'owners':
      // A plan for one person has no team.
      return runs.some(({ seat, counts }) =>
        seat ? seat.isOwner : counts !== null && counts.seatsUsed > 1,
      );
  }
}
