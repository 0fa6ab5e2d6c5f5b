import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { TeamRepository } from '../team-repository.ts';
import { fitSeats, type TeamState } from '../team-state.ts';
import { returnedToPayer } from './ownership.ts';

/**
 * Takes a learner out of the teams of others, before the account is deleted: a team that they took over goes back to the one who pays, and
 * their seat ends, in one change of each team. What an owner, administrator or manager wrote to the members goes with them. Accepting a team at the same moment comes first and is undone, or finds no seat. Idempotent.
 *
 * @throws Failure `write_conflict`.
 */
export async function leaveAllTeams(
  { userId, now }: { userId: string; now: Date },
  { teams }: { teams: TeamRepository },
): Promise<void> {
  for (const { orderId } of await teams.entitlements(userId, 'seat')) {
    if (orderId === undefined) continue;
    await retryOnConflict(async () => {
      const before = await teams.read(orderId);
      const isOwner = before?.team.ownerId === userId;
      const own = before?.seats.find((seat) => seat.memberId === userId);
      if (!before || !(isOwner || own)) return 'not_member';
      const staying = own && own.role !== 'member' ? withoutNotes(before) : before;
      const returned = isOwner ? withoutNotes(returnedToPayer(before)) : staying;
      const seats = returned.seats.filter((seat) => seat.memberId !== userId);
      const after = { ...returned, seats };
      const fitted = { ...after, seats: fitSeats(after, now) };
      const more = isOwner ? { returnReason: 'account_deleted' as const } : {};
      const outcome = await teams.change(before, fitted, now, { actorId: userId, ...more });
      return outcome === 'stored' ? outcome : CONFLICT;
    });
  }
}

/** Notes name no one who wrote them, and others may have kept their text, so all of them go. */
function withoutNotes(state: TeamState): TeamState {
  return {
    ...state,
    assignments: state.assignments.map((assignment) => ({ ...assignment, note: '' })),
  };
}
