import { Failure } from '#failure.ts';
import { changeOwnTeam } from '../change-own-team.ts';
import type { TeamDependencies } from '../dependencies.ts';
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
 * @throws Failure `team_not_found`, `seats_taken`, `address_has_seat`, `too_many_invitations`, `invitations_used_up`,
 * `write_conflict`.
 */
export async function inviteMember(
  command: { ownerId: string; email: string; now: Date },
  deps: TeamDependencies,
): Promise<InvitedTeam> {
  const draft = await draftInvitation({ ...command, holdsSeat: false }, deps);
  const invited = await changeOwnTeam(
    command,
    (before) => {
      const after = withInvitation(before, draft);
      if (seatsUsedBy(before.seats) >= before.team.maxUsers) throw new Failure('seats_taken');
      return after;
    },
    deps,
  );
  return mailInvitation(invited, draft, deps);
}
