import type { Invitation } from '@learning/shared/contract/teams';
import { Failure } from '#failure.ts';
import type { TeamDependencies } from '../dependencies.ts';
import { tokenHashOf } from './invitation-token.ts';
import { isInvitationStored, isInvitationOpen, isTeamActive, seatsUsedBy } from '../team-state.ts';

/**
 * Reads an invitation for the join page, by the token in its link.
 *
 * @throws Failure `invitation_not_found` when it is unknown, accepted, canceled, renewed or long expired.
 */
export async function readInvitation(
  { token, now }: { token: string; now: Date },
  { teams, emailOf }: Pick<TeamDependencies, 'teams' | 'emailOf'>,
): Promise<Invitation> {
  const tokenHash = tokenHashOf(token);
  const found = await teams.findToken(tokenHash);
  const state = found && (await teams.read(found.orderId));
  const invitation = state?.invitations.find((candidate) => candidate.tokenHash === tokenHash);
  if (!state || !invitation || !isInvitationStored(invitation, now)) {
    throw new Failure('invitation_not_found');
  }
  const { team, seats } = state;
  const isOver = !isInvitationOpen(invitation, now) || !isTeamActive(team, now);
  const isFull = seatsUsedBy(seats) >= team.maxUsers;
  return {
    tierName: team.tierName,
    // The token comes from the mail that names the owner, too.
    invitedBy: (await emailOf(team.ownerId)) ?? 'The owner of a plan',
    email: invitation.email,
    expiresAt: invitation.endsAt,
    state: isOver ? 'expired' : isFull ? 'full' : 'open',
  };
}
