import { Failure } from '#failure.ts';
import { log } from '#observability/log.ts';
import type { TeamDependencies } from '../dependencies.ts';
import { requireOwnTeam } from '../find-own-team.ts';
import { invitationMail } from './invitation-mail.ts';
import { tokenHashOf } from './invitation-token.ts';
import type { InvitationRecord, TeamRecord } from '../team-records.ts';
import {
  daysAfter,
  INVITATION_DAYS,
  isInvitationKept,
  isInvitationOpen,
  MAX_INVITATIONS_A_DAY,
  MAX_OPEN_INVITATIONS,
  type TeamState,
} from '../team-state.ts';

/** A new invitation's secret and its ids, made once for all tries of a write. */
export interface InvitationDraft {
  /** Lower case. */
  email: string;
  ownerEmail: string | null;
  invitationId: string;
  token: string;
  holdsSeat: boolean;
  now: Date;
}

/**
 * Prepares an invitation, for those who have a team.
 *
 * @throws Failure `team_not_found`.
 */
export async function draftInvitation(
  command: { ownerId: string; email: string; holdsSeat: boolean; now: Date },
  { teams, emailOf, newId, newToken }: TeamDependencies,
): Promise<InvitationDraft> {
  const { ownerId, email, holdsSeat, now } = command;
  await requireOwnTeam({ ownerId, now }, { teams });
  const ownerEmail = await emailOf(ownerId);
  return { email, ownerEmail, invitationId: newId(now), token: newToken(), holdsSeat, now };
}

/**
 * The team with the invitation in it. An invitation of the same address is renewed: it keeps its id and gets the new token.
 *
 * @throws Failure `address_has_seat` (the owner's, too), `too_many_invitations`, `invitations_used_up`.
 */
export function withInvitation(state: TeamState, draft: InvitationDraft): TeamState {
  const { email, now } = draft;
  const isTaken = state.seats.some((seat) => [seat.email, seat.accountEmail].includes(email));
  if (isTaken || draft.ownerEmail?.toLowerCase() === email) {
    throw new Failure('address_has_seat');
  }
  const kept = withoutDead(state.invitations, now);
  const others = kept.filter((one) => one.email !== email);
  if (others.filter((one) => isInvitationOpen(one, now)).length >= MAX_OPEN_INVITATIONS) {
    throw new Failure('too_many_invitations');
  }
  const earlier = kept.find((one) => one.email === email && isInvitationKept(one, now));
  const invitation: InvitationRecord = {
    entity: 'invitation',
    orderId: state.team.orderId,
    invitationId: earlier?.invitationId ?? draft.invitationId,
    email,
    tokenHash: tokenHashOf(draft.token),
    invitedAt: now.toISOString(),
    endsAt: daysAfter(now, INVITATION_DAYS).toISOString(),
    isSent: false,
    holdsSeat: draft.holdsSeat || (earlier?.holdsSeat ?? false),
  };
  const team = { ...state.team, invitedOn: countedOn(now, state.team) };
  return { ...state, team, invitations: [...others, invitation] };
}

/** @throws Failure `invitations_used_up`. */
function countedOn(now: Date, { invitedOn }: TeamRecord): NonNullable<TeamRecord['invitedOn']> {
  const day = now.toISOString().slice(0, 10);
  const before = invitedOn?.day === day ? invitedOn.count : 0;
  if (before >= MAX_INVITATIONS_A_DAY) throw new Failure('invitations_used_up');
  return { day, count: before + 1 };
}

/** As many as one write takes away; the table sweeps what is left. */
const MAX_DEAD = 20;

function withoutDead(invitations: readonly InvitationRecord[], now: Date): InvitationRecord[] {
  const dead = invitations.filter((one) => !isInvitationKept(one, now)).slice(0, MAX_DEAD);
  return invitations.filter((one) => !dead.includes(one));
}

/** Mails a stored invitation. The owner is shown what could not be sent; the invitation stands either way. */
export async function mailInvitation(
  state: TeamState,
  { email, ownerEmail, token }: InvitationDraft,
  { teams, sendMail, siteOrigin }: TeamDependencies,
): Promise<TeamState> {
  const tokenHash = tokenHashOf(token);
  const invitation = state.invitations.find((one) => one.tokenHash === tokenHash)!;
  try {
    const { tierName } = state.team;
    const link = `${await siteOrigin()}/join/${token}`;
    const isSent = await sendMail(invitationMail({ to: email, from: ownerEmail, tierName, link }));
    if (!isSent) return state;
    await teams.markSent(invitation);
  } catch (error) {
    const { orderId, invitationId } = invitation;
    log.error('invitation not sent', { orderId, invitationId, error: error as Error });
    return state;
  }
  const invitations = state.invitations.map((one) =>
    one.tokenHash === tokenHash ? { ...one, isSent: true } : one,
  );
  return { ...state, invitations };
}
