import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { returnedToPayer } from '#teams/handover/ownership.ts';
import type { TeamDependencies } from '#teams/dependencies.ts';

type Dependencies = Pick<TeamDependencies, 'teams'>;

/** Writes of one change, far below the 100 of a transaction: each invitation takes two. */
const AT_ONCE = 20;

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
        assignments: returned.assignments.slice(AT_ONCE),
      };
      const left = [...returned.seats, ...returned.invitations, ...returned.assignments];
      if (left.length === 0) return true;
      const outcome = await teams.change(before, after, now);
      return outcome === 'stored' ? false : CONFLICT;
    });
    if (isEmpty) return;
  }
}
