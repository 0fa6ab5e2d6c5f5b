import { changeOwnTeam } from '../change-own-team.ts';
import type { TeamDependencies } from '../dependencies.ts';
import { fitSeats, type TeamState } from '../team-state.ts';

/**
 * Takes an invitation back; its link is dead at once. One that is gone already changes nothing.
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
        (one) => one.invitationId !== command.invitationId,
      );
      if (invitations.length === before.invitations.length) return before;
      const after = { ...before, invitations };
      return { ...after, seats: fitSeats(after, command.now) };
    },
    deps,
  );
}
