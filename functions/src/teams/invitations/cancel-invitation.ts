import { changeOwnTeam } from '../change-own-team.ts';
import type { TeamDependencies } from '../dependencies.ts';
import { fitSeats, type TeamState } from '../team-state.ts';

/**
 * Cancels an invitation; its link stops working at once. Idempotent.
 *
 * @throws Failure `team_not_found`, `write_conflict`.
 */
export function cancelInvitation(
  command: { ownerId: string; invitationId: string; now: Date },
  deps: Pick<TeamDependencies, 'teams'>,
): Promise<TeamState> {
  return changeOwnTeam(
    command,
    (before) => {
      const invitations = before.invitations.filter(
        (invitation) => invitation.invitationId !== command.invitationId,
      );
      if (invitations.length === before.invitations.length) return before;
      const after = { ...before, invitations };
      return { ...after, seats: fitSeats(after, command.now) };
    },
    deps,
  );
}
