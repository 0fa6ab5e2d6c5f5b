import { retryOnConflict } from '#table/retry-on-conflict.ts';
import { Failure } from '#failure.ts';
import type { TeamDependencies } from '../dependencies.ts';
import { tokenHashOf } from './invitation-token.ts';
import { findOwnSeats } from '../seats/find-own-seats.ts';
import type { SeatRecord } from '../team-records.ts';
import {
  isInvitationKept,
  isInvitationOpen,
  isTeamOpen,
  seatsUsedBy,
  type TeamState,
} from '../team-state.ts';

interface Command {
  token: string;
  userId: string;
  now: Date;
}

type Dependencies = Pick<TeamDependencies, 'teams' | 'newId' | 'emailOf'>;

/**
 * Takes a seat with an invitation's token, whoever was written to. The seat, its count, the member's courses and the end of the
 * invitation are one transaction on the team's version: however many join at once, no plan has more seats than it pays for. A
 * repeat by the same learner answers the same. The owner sees the address of the account that joined.
 *
 * @throws Failure `invitation_not_found`, `invitation_expired` (also when the plan is over), `seats_taken`,
 * `already_member` (the owner, too), `write_conflict`.
 */
export async function acceptInvitation(
  { token, userId, now }: Command,
  { teams, newId, emailOf }: Dependencies,
): Promise<{ tierName: string }> {
  const tokenHash = tokenHashOf(token);
  const accountEmail = (await emailOf(userId))?.toLowerCase() ?? null;
  return retryOnConflict(async () => {
    const found = await teams.findToken(tokenHash);
    const before = found && (await teams.read(found.orderId));
    const invitation = before?.invitations.find((one) => one.tokenHash === tokenHash);
    if (!before || !invitation || !isInvitationKept(invitation, now)) {
      const own = await findOwnSeats(userId, { teams });
      const taken = own.find(({ seat }) => seat.tokenHash === tokenHash);
      if (taken) return { tierName: taken.team.tierName };
      throw new Failure('invitation_not_found');
    }
    const { team } = before;
    const isMember = before.seats.some((seat) => seat.memberId === userId);
    if (team.ownerId === userId || isMember) throw new Failure('already_member');
    if (!isInvitationOpen(invitation, now) || !isTeamOpen(team, now)) {
      throw new Failure('invitation_expired');
    }
    if (seatsUsedBy(before.seats) >= team.maxUsers) throw new Failure('seats_taken');
    const seat: SeatRecord = {
      entity: 'seat',
      orderId: team.orderId,
      seatId: newId(now),
      memberId: userId,
      email: invitation.email,
      accountEmail,
      joinedAt: now.toISOString(),
      isSuspended: false,
      tokenHash,
    };
    const after: TeamState = {
      team,
      seats: [...before.seats, seat],
      invitations: before.invitations.filter((one) => one !== invitation),
    };
    const outcome = await teams.change(before, after, now);
    return outcome === 'stored' ? { tierName: team.tierName } : undefined;
  });
}
