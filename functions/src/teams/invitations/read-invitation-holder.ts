import type { InvitationHolder } from '@learning/shared/contract/teams';
import type { TeamDependencies } from '../dependencies.ts';
import { tokenHashOf } from './invitation-token.ts';
import { findOwnSeats } from '../seats/find-own-seats.ts';
import { isTeamActive } from '../team-state.ts';

/**
 * Returns how the signed-in learner relates to an invitation's team: owner, member or neither. Only the member who used a link
 * learns anything about it afterwards.
 */
export async function readInvitationHolder(
  { token, userId, now }: { token: string; userId: string; now: Date },
  { teams }: Pick<TeamDependencies, 'teams'>,
): Promise<InvitationHolder> {
  const tokenHash = tokenHashOf(token);
  const [found, own] = await Promise.all([
    teams.findToken(tokenHash),
    findOwnSeats(userId, { teams }),
  ]);
  const invited = found && (await teams.read(found.orderId));
  const held = own.find(
    ({ seat, team }) => seat.tokenHash === tokenHash || team.orderId === found?.orderId,
  );
  return {
    isOwner: invited?.team.ownerId === userId,
    seat: held
      ? {
          tierName: held.team.tierName,
          isActive: isTeamActive(held.team, now) && !held.seat.isSuspended,
        }
      : null,
  };
}
