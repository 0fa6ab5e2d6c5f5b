import { mailboxOf } from '@learning/shared/domain/mailbox';
import { Failure } from '#failure.ts';
import { log } from '#observability/log.ts';
import type { Contact } from '#gateways/cognito/emails.ts';
import type { TeamDependencies } from '../dependencies.ts';
import { requireOwnTeam } from '../find-own-team.ts';
import { invitationMail } from './invitation-mail.ts';
import { tokenHashOf } from './invitation-token.ts';
import type { InvitationRecord, TeamRecord } from '../team-records.ts';
import {
  daysAfter,
  hasSeatsForOthers,
  INVITATION_DAYS,
  isInvitationStored,
  isInvitationOpen,
  isInvitationRecent,
  MAX_INVITATIONS_A_DAY,
  MAX_OPEN_INVITATIONS,
  type TeamState,
} from '../team-state.ts';

/** A new invitation's secret and id, created once so that retries of the write use the same. */
export interface InvitationDraft {
  /** Lower case. */
  email: string;
  owner: Contact | null;
  invitationId: string;
  token: string;
  holdsSeat: boolean;
  now: Date;
}

/**
 * Prepares an invitation from a learner who owns a team.
 *
 * @throws Failure `team_not_found`; `mailbox_limit_reached` when the address can get no mail today, unless it is a repeat.
 */
export async function draftInvitation(
  command: { ownerId: string; email: string; holdsSeat: boolean; now: Date },
  { teams, limits, contactOf, newId, newToken }: TeamDependencies,
): Promise<InvitationDraft> {
  const { ownerId, email, holdsSeat, now } = command;
  const { invitations } = await requireOwnTeam({ ownerId, now }, { teams });
  if (
    !invitations.some(
      (invitation) => invitation.email === email && isInvitationRecent(invitation, now),
    )
  ) {
    const allowance = await limits.check('unaskedMails', mailboxOf(email), now);
    if (!allowance.isAllowed) {
      throw Failure.until(allowance.retryAfterSeconds, 'mailbox_limit_reached');
    }
  }
  const owner = await contactOf(ownerId);
  return { email, owner, invitationId: newId(now), token: newToken(), holdsSeat, now };
}

/**
 * Returns the team with the invitation added. Inviting the same address again renews its invitation: same id, new token; within
 * minutes it changes nothing, except that the invitation may then hold a seat.
 *
 * @throws Failure `team_not_found` for a plan without seats for others, `address_has_seat` (also for the owner's address),
 * `too_many_invitations`, `invitations_used_up`.
 */
export function withInvitation(state: TeamState, draft: InvitationDraft): TeamState {
  const { email, now } = draft;
  if (!hasSeatsForOthers(state)) throw new Failure('team_not_found');
  const isMember = state.seats.some((seat) => [seat.email, seat.accountEmail].includes(email));
  if (isMember || draft.owner?.email.toLowerCase() === email) {
    throw new Failure('address_has_seat');
  }
  const stored = withoutExpired(state.invitations, now);
  const recent = stored.find(
    (candidate) => candidate.email === email && isInvitationRecent(candidate, now),
  );
  if (recent) return repeated(state, recent, draft);
  const others = stored.filter((candidate) => candidate.email !== email);
  if (others.filter((other) => isInvitationOpen(other, now)).length >= MAX_OPEN_INVITATIONS) {
    throw new Failure('too_many_invitations');
  }
  const earlier = stored.find(
    (candidate) => candidate.email === email && isInvitationStored(candidate, now),
  );
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
  const team = { ...state.team, invitedOn: withOneMore(now, state.team) };
  return { ...state, team, invitations: [...others, invitation] };
}

function repeated(
  state: TeamState,
  recent: InvitationRecord,
  { holdsSeat }: InvitationDraft,
): TeamState {
  if (!holdsSeat || recent.holdsSeat) return state;
  const invitations = state.invitations.map((invitation) =>
    invitation === recent ? { ...invitation, holdsSeat } : invitation,
  );
  return { ...state, invitations };
}

/** @throws Failure `invitations_used_up`. */
function withOneMore(now: Date, { invitedOn }: TeamRecord): NonNullable<TeamRecord['invitedOn']> {
  const day = now.toISOString().slice(0, 10);
  const before = invitedOn?.day === day ? invitedOn.count : 0;
  if (before >= MAX_INVITATIONS_A_DAY) throw new Failure('invitations_used_up');
  return { day, count: before + 1 };
}

/** Limits the size of one transaction; DynamoDB's TTL deletes the rest. */
const MAX_EXPIRED_PER_WRITE = 20;

function withoutExpired(invitations: readonly InvitationRecord[], now: Date): InvitationRecord[] {
  const expired = invitations
    .filter((invitation) => !isInvitationStored(invitation, now))
    .slice(0, MAX_EXPIRED_PER_WRITE);
  return invitations.filter((invitation) => !expired.includes(invitation));
}

/**
 * Mails an invitation if it was stored with this draft's token. When the mail fails the invitation stays valid and the owner sees
 * that it was not sent.
 */
export async function mailInvitation(
  state: TeamState,
  { email, owner, token, now }: InvitationDraft,
  { teams, limits, sendMail, siteOrigin }: TeamDependencies,
): Promise<TeamState> {
  const tokenHash = tokenHashOf(token);
  const invitation = state.invitations.find((candidate) => candidate.tokenHash === tokenHash);
  if (!invitation) return state;
  try {
    const allowance = await limits.take('unaskedMails', mailboxOf(email), now);
    if (!allowance.isAllowed) return state;
    const { tierName } = state.team;
    const link = `${await siteOrigin()}/join#${token}`;
    const isSent = await sendMail(invitationMail({ to: email, from: owner, tierName, link }));
    if (!isSent) return state;
    await teams.markSent(invitation);
  } catch (error) {
    const { orderId, invitationId } = invitation;
    log.error('invitation not sent', { orderId, invitationId, error: error as Error });
    return state;
  }
  const invitations = state.invitations.map((other) =>
    other.tokenHash === tokenHash ? { ...other, isSent: true } : other,
  );
  return { ...state, invitations };
}
