import { changeTeam } from '../change-team.ts';
import type { TeamDependencies } from '../dependencies.ts';
import type { TeamActor } from '../find-own-team.ts';
import { fitSeats, type TeamState } from '../team-state.ts';

/**
 * Cancels an invitation; its link stops working at once. Idempotent.
 *
 * @throws Failure `team_not_found`, `team_role_too_low`, `write_conflict`.
 */
export function cancelInvitation(
  command: { actor: TeamActor; invitationId: string },
  deps: Pick<TeamDependencies, 'teams'>,
): Promise<TeamState> {
  return changeTeam(
    { actor: command.actor, capability: 'invite' },
    (before) => {
      const invitations = before.invitations.filter(
        (invitation) => invitation.invitationId !== command.invitationId,
      );
      if (invitations.length === before.invitations.length) return before;
      const after = { ...before, invitations };
      return { ...after, seats: fitSeats(after, command.actor.now) };
    },
    deps,
  );
}
