import { Failure } from '#failure.ts';
import { changeTeam } from '../change-team.ts';
import type { TeamDependencies } from '../dependencies.ts';
import type { TeamActor } from '../find-own-team.ts';
import {
  draftInvitation,
  mailInvitation,
  withInvitation,
  type InvitedTeam,
} from '../invitations/issue-invitation.ts';
import { requireSeat, withoutSeat } from './remove-member.ts';
import { notifyRemovedMember } from './notify-removed-member.ts';

/**
 * Removes a member and invites another person to the seat in one write; the member is notified by mail. The seat stays
 * reserved while the invitation is open.
 *
 * @throws Failure `team_not_found`, `team_role_too_low`, `member_not_found`, `address_has_seat`, `too_many_invitations`, `invitations_used_up`,
 * `write_conflict`; `seats_taken` for a suspended seat, which frees no place.
 */
export async function reassignSeat(
  command: { actor: TeamActor; seatId: string; email: string },
  deps: TeamDependencies,
): Promise<InvitedTeam> {
  const seat = await requireSeat(command, deps);
  const draft = await draftInvitation(
    { ...command, capability: 'removeMembers', holdsSeat: true },
    deps,
  );
  const invited = await changeTeam(
    { actor: command.actor, capability: 'removeMembers' },
    (before) => {
      const freed = withoutSeat(before, command.seatId);
      const isSuspended = before.seats.some(
        (seat) => seat.seatId === command.seatId && seat.isSuspended,
      );
      if (isSuspended) throw new Failure('seats_taken');
      return withInvitation(freed, draft);
    },
    deps,
  );
  await notifyRemovedMember(seat, invited, command.actor.userId, deps);
  return mailInvitation(invited, draft, deps);
}
