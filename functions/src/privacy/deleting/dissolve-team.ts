import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { returnedToPayer } from '#teams/handover/ownership.ts';
import type { TeamDependencies } from '#teams/dependencies.ts';

type Dependencies = Pick<TeamDependencies, 'teams'>;

/** Keeps one change below the 100 writes of a transaction: each seat and invitation takes three, groups and assignments two. */
const AT_ONCE = 9;

/**
 * Removes everyone from the team of a plan that has ended, with the addresses of members and invited people and with what the owner
 * wrote to them. The members keep their own progress and certificates.
 */
export async function dissolveTeam(
  { orderId, now }: { orderId: string; now: Date },
  { teams }: Dependencies,
): Promise<void> {
  for (;;) {
    const isEmpty = await retryOnConflict(async () => {
      const before = await teams.read(orderId);
      if (!before) return true;
      // Another owner may have taken it over; their seat ends, too.
      const returned = returnedToPayer(before);
      const after = {
        ...returned,
        seats: returned.seats.slice(AT_ONCE),
        invitations: returned.invitations.slice(AT_ONCE),
        groups: returned.groups.slice(AT_ONCE),
        assignments: returned.assignments.slice(AT_ONCE),
      };
      const { seats, invitations, groups, assignments } = returned;
      const left = seats.length + invitations.length + groups.length + assignments.length;
      if (left === 0) return true;
      const outcome = await teams.change(before, after, now);
      return outcome === 'stored' ? false : CONFLICT;
    });
    if (isEmpty) return;
  }
}
