import { Failure } from '#failure.ts';
import { changeOwnTeam } from '../change-own-team.ts';
import type { TeamDependencies } from '../dependencies.ts';
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
 * @throws Failure `team_not_found`, `member_not_found`, `address_has_seat`, `too_many_invitations`, `invitations_used_up`,
 * `write_conflict`; `seats_taken` for a suspended seat, which frees no place.
 */
export async function reassignSeat(
  command: { ownerId: string; seatId: string; email: string; now: Date },
  deps: TeamDependencies,
): Promise<InvitedTeam> {
  const seat = await requireSeat(command, deps);
  const draft = await draftInvitation({ ...command, holdsSeat: true }, deps);
  const invited = await changeOwnTeam(
    command,
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
  await notifyRemovedMember(seat, invited, deps);
  return mailInvitation(invited, draft, deps);
}
