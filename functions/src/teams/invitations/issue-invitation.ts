import { mailboxOf } from '@learning/shared/domain/mailbox';
import { Failure } from '#failure.ts';
import { log } from '#observability/log.ts';
import type { Contact } from '#gateways/cognito/emails.ts';
import type { TeamDependencies } from '../dependencies.ts';
import { requireTeam, type TeamActor } from '../find-own-team.ts';
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
  maxInvitationsADay,
  maxOpenInvitations,
  type TeamState,
} from '../team-state.ts';

/** A new invitation's secret and id, created once so that retries of the write use the same. */
export interface InvitationDraft {
  /** Lower case. */
  email: string;
  /** Who invites. */
  sender: Contact | null;
  ownerEmail: string | null;
  invitationId: string;
  token: string;
  holdsSeat: boolean;
  now: Date;
}

interface DraftCommand {
  actor: TeamActor;
  /** What the learner may do in the team. */
  capability: 'invite' | 'removeMembers';
  email: string;
  holdsSeat: boolean;
}

/** Prepares an invitation from a learner who may invite. @throws Failure `team_not_found`, `team_role_too_low` */
export async function draftInvitation(
  { actor, capability, email, holdsSeat }: DraftCommand,
  { teams, contactOf, newId, newToken }: TeamDependencies,
): Promise<InvitationDraft> {
  const { userId, now } = actor;
  const { team } = await requireTeam(actor, capability, { teams });
  const [sender, owner] = await Promise.all([
    contactOf(userId),
    team.ownerId === userId ? null : contactOf(team.ownerId),
  ]);
  return {
    email,
    sender,
    ownerEmail: (owner ?? sender)?.email ?? null,
    invitationId: newId(now),
    token: newToken(),
    holdsSeat,
    now,
  };
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
  if (isMember || draft.ownerEmail?.toLowerCase() === email) {
    throw new Failure('address_has_seat');
  }
  const stored = withoutExpired(state.invitations, now);
  const recent = stored.find(
    (candidate) => candidate.email === email && isInvitationRecent(candidate, now),
  );
  if (recent) return repeated(state, recent, draft);
  const others = stored.filter((candidate) => candidate.email !== email);
  const open = others.filter((other) => isInvitationOpen(other, now));
  if (open.length >= maxOpenInvitations(state.team)) {
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
function withOneMore(now: Date, team: TeamRecord): NonNullable<TeamRecord['invitedOn']> {
  const day = now.toISOString().slice(0, 10);
  const before = team.invitedOn?.day === day ? team.invitedOn.count : 0;
  if (before >= maxInvitationsADay(team)) throw new Failure('invitations_used_up');
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

/** A team after an invitation. */
export interface InvitedTeam {
  state: TeamState;
  /** The link of an invitation that was not mailed, for the owner to pass on. No one can read it again. */
  linkToPassOn: { invitationId: string; link: string } | null;
}

/**
 * Mails an invitation if it was stored with this draft's token. When the mail fails, or the mailbox has had its invitations of the day, the
 * invitation stays valid and the owner gets its link. Source: rules/access.md A18
 */
export async function mailInvitation(
  state: TeamState,
  draft: InvitationDraft,
  deps: TeamDependencies,
): Promise<InvitedTeam> {
  const tokenHash = tokenHashOf(draft.token);
  const invitation = state.invitations.find((candidate) => candidate.tokenHash === tokenHash);
  if (!invitation) return { state, linkToPassOn: null };
  const link = `${await deps.siteOrigin()}/join#${draft.token}`;
  const { orderId, invitationId } = invitation;
  try {
    if (await sendInvitation(state, { draft, link }, deps)) {
      await deps.teams.markSent(invitation);
      const invitations = state.invitations.map((other) =>
        other.tokenHash === tokenHash ? { ...other, isSent: true } : other,
      );
      return { state: { ...state, invitations }, linkToPassOn: null };
    }
  } catch (error) {
    log.error('invitation not sent', { orderId, invitationId, error: error as Error });
  }
  return { state, linkToPassOn: { invitationId, link } };
}

/** @returns whether the mail was sent */
async function sendInvitation(
  { team: { tierName } }: TeamState,
  { draft: { email, sender, now }, link }: { draft: InvitationDraft; link: string },
  { limits, sendMail }: TeamDependencies,
): Promise<boolean> {
  const allowance = await limits.take('invitationMails', mailboxOf(email), now);
  if (!allowance.isAllowed) return false;
  return sendMail(invitationMail({ to: email, from: sender, tierName, link }));
}
