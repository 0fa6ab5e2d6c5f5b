import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { Failure } from '#failure.ts';
import type { TeamDependencies } from '../dependencies.ts';
import { tokenHashOf } from './invitation-token.ts';
import { findOwnSeats } from '../seats/find-own-seats.ts';
import type { SeatRecord } from '../team-records.ts';
import {
  isInvitationStored,
  isInvitationOpen,
  isTeamActive,
  seatsUsedBy,
  type TeamState,
} from '../team-state.ts';

interface Command {
  token: string;
  userId: string;
  now: Date;
}

type Dependencies = Pick<TeamDependencies, 'teams' | 'refuseClosing' | 'newId' | 'emailOf'>;

/**
 * Accepts an invitation for the signed-in learner; any account with the link may join, and the owner sees its address. One
 * transaction on the team's version, so that no plan ever has more members than seats. Idempotent for the same learner.
 *
 * @throws Failure `invitation_not_found`, `invitation_expired` (also when the plan has ended), `seats_taken`,
 * `already_member` (also for the owner), `account_closing`, `write_conflict`.
 */
export async function acceptInvitation(
  { token, userId, now }: Command,
  { teams, refuseClosing, newId, emailOf }: Dependencies,
): Promise<{ tierName: string }> {
  const tokenHash = tokenHashOf(token);
  const accountEmail = (await emailOf(userId))?.toLowerCase() ?? null;
  return retryOnConflict(async () => {
    const [found] = await Promise.all([teams.findToken(tokenHash), refuseClosing(userId)]);
    const before = found && (await teams.read(found.orderId));
    const invitation = before?.invitations.find((candidate) => candidate.tokenHash === tokenHash);
    if (!before || !invitation || !isInvitationStored(invitation, now)) {
      const own = await findOwnSeats(userId, { teams });
      const taken = own.find(({ seat }) => seat.tokenHash === tokenHash);
      if (taken) return { tierName: taken.team.tierName };
      throw new Failure('invitation_not_found');
    }
    const { team } = before;
    const isMember = before.seats.some((seat) => seat.memberId === userId);
    if (team.ownerId === userId || isMember) throw new Failure('already_member');
    if (!isInvitationOpen(invitation, now) || !isTeamActive(team, now)) {
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
      invitationId: invitation.invitationId,
      role: 'member',
      managedGroupIds: [],
      groupIds: [],
    };
    const after: TeamState = {
      ...before,
      seats: [...before.seats, seat],
      invitations: before.invitations.filter((otherInvitation) => otherInvitation !== invitation),
    };
    const outcome = await teams.change(before, after, now, { actorId: userId });
    return outcome === 'stored' ? { tierName: team.tierName } : CONFLICT;
  });
}
