import { Failure } from '#failure.ts';
import { changeOwnTeam } from '../change-own-team.ts';
import type { TeamDependencies } from '../dependencies.ts';
import {
  draftInvitation,
  mailInvitation,
  withInvitation,
} from '../invitations/issue-invitation.ts';
import { requireSeat, withoutSeat } from './remove-member.ts';
import { notifyRemovedMember } from './notify-removed-member.ts';
import type { TeamState } from '../team-state.ts';

/**
 * Takes a seat back and invites somebody else to it, in one step; the member is told by mail. The place is kept from suspended
 * seats while the invitation is open.
 *
 * @throws Failure `team_not_found`, `member_not_found`, `address_has_seat`, `too_many_invitations`, `invitations_used_up`,
 * `write_conflict`;
 * `seats_taken` for a suspended seat, which has no place to give.
 */
export async function reassignSeat(
  command: { ownerId: string; seatId: string; email: string; now: Date },
  deps: TeamDependencies,
): Promise<TeamState> {
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
