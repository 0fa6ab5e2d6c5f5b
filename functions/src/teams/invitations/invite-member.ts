import { Failure } from '#failure.ts';
import { changeTeam } from '../change-team.ts';
import type { TeamDependencies } from '../dependencies.ts';
import type { TeamActor } from '../find-own-team.ts';
import {
  draftInvitation,
  mailInvitation,
  withInvitation,
  type InvitedTeam,
} from './issue-invitation.ts';
import { seatsUsedBy } from '../team-state.ts';

/**
 * Invites a person to a seat by e-mail. An invitation reserves no seat: the first to join get the free ones.
 *
 * @throws Failure `team_not_found`, `team_role_too_low`, `seats_taken`, `address_has_seat`, `too_many_invitations`, `invitations_used_up`,
 * `write_conflict`.
 */
export async function inviteMember(
  command: { actor: TeamActor; email: string },
  deps: TeamDependencies,
): Promise<InvitedTeam> {
  const draft = await draftInvitation({ ...command, capability: 'invite', holdsSeat: false }, deps);
  const invited = await changeTeam(
    { actor: command.actor, capability: 'invite' },
    (before) => {
      const after = withInvitation(before, draft);
      if (seatsUsedBy(before.seats) >= before.team.maxUsers) throw new Failure('seats_taken');
      return after;
    },
    deps,
  );
  return mailInvitation(invited, draft, deps);
}
