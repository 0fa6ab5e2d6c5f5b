import type {
  AssignmentRecord,
  GroupRecord,
  InvitationRecord,
  SeatRecord,
  TeamRecord,
} from './team-records.ts';

/** A team with its seats, invitations, groups and assigned courses. */
export interface TeamState {
  team: TeamRecord;
  /** Oldest first. */
  seats: SeatRecord[];
  /** In the order in which they were first sent. */
  invitations: InvitationRecord[];
  /** In the order in which they were made. */
  groups: GroupRecord[];
  /** By course, then by group. */
  assignments: AssignmentRecord[];
}

const DAY_MS = 86_400_000;
/** Days in which an invitation can be accepted. */
export const INVITATION_DAYS = 7;
/** Days an invitation stays stored, so that its link can still say it has expired. */
export const INVITATION_STORED_DAYS = 14;
const MIN_OPEN_INVITATIONS = 50;
const MIN_INVITATIONS_A_DAY = 100;
/** An invitation that was mailed is not renewed within this time, so that a double click leaves no link that does not work. */
export const RENEWABLE_AFTER_MINUTES = 10;
/** One whose mail is not known to be sent can be renewed sooner. */
export const UNSENT_RENEWABLE_AFTER_MINUTES = 1;

/** Returns how many invitations a plan may have open: as many as it has seats, if these are more than usual. Source: rules/access.md A18 */
export function maxOpenInvitations({ maxUsers }: Pick<TeamRecord, 'maxUsers'>): number {
  return Math.max(MIN_OPEN_INVITATIONS, maxUsers);
}

/** Keeps a plan from being used to send bulk mail: renewed and canceled invitations count. */
export function maxInvitationsADay({ maxUsers }: Pick<TeamRecord, 'maxUsers'>): number {
  return Math.max(MIN_INVITATIONS_A_DAY, maxUsers);
}

export const daysAfter = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);

/** Returns whether an invitation can be accepted; it expires at `endsAt` exactly. */
export function isInvitationOpen(invitation: Pick<InvitationRecord, 'endsAt'>, now: Date): boolean {
  return now.getTime() < Date.parse(invitation.endsAt);
}

/** Returns whether inviting the same address again is a repeat of an invitation that was issued just now. */
export function isInvitationRecent(
  { invitedAt, isSent }: Pick<InvitationRecord, 'invitedAt' | 'isSent'>,
  now: Date,
): boolean {
  const minutes = isSent ? RENEWABLE_AFTER_MINUTES : UNSENT_RENEWABLE_AFTER_MINUTES;
  return now.getTime() < Date.parse(invitedAt) + minutes * 60_000;
}

/** Returns false for an invitation past its TTL, which DynamoDB deletes only within days. */
export function isInvitationStored(
  invitation: Pick<InvitationRecord, 'invitedAt'>,
  now: Date,
): boolean {
  return now < daysAfter(new Date(invitation.invitedAt), INVITATION_STORED_DAYS);
}

/** Returns whether the plan gives access to its courses now. */
export function isTeamActive({ accessEndsAt }: TeamRecord, now: Date): boolean {
  return accessEndsAt !== null && now.getTime() < Date.parse(accessEndsAt);
}

/** Returns false for a plan with the owner's seat alone. */
export function hasSeatsForOthers({ team }: Pick<TeamState, 'team'>): boolean {
  return team.maxUsers > 1;
}

/** Counts the owner's seat and the seats that are not suspended. */
export function seatsUsedBy(seats: readonly SeatRecord[]): number {
  return 1 + seats.filter((seat) => !seat.isSuspended).length;
}

/**
 * Fits the seats to the plan: suspends the newest seats above its size and restores suspended ones, oldest first. A place
 * reserved by an open invitation stays free. A contract with fewer seats suspends no one: the owner chooses who leaves.
 *
 * Source: rules/access.md A19, A45
 */
export function fitSeats({ team, seats, invitations }: TeamState, now: Date): SeatRecord[] {
  if (team.isContract) {
    return seats.map((seat) => (seat.isSuspended ? { ...seat, isSuspended: false } : seat));
  }
  const capacity = team.maxUsers - 1;
  // The person who pays for the plan keeps a seat.
  const isPayers = (seat: SeatRecord) => seat.memberId === team.takenOver?.payerId;
  const ranked = [...seats.filter(isPayers), ...seats.filter((seat) => !isPayers(seat))];
  const active = ranked.filter((seat) => !seat.isSuspended);
  const reserved = invitations.filter(
    (invitation) => invitation.holdsSeat && isInvitationOpen(invitation, now),
  ).length;
  const remaining = active.slice(0, Math.max(0, capacity));
  const free = Math.max(0, capacity - remaining.length - reserved);
  const restored = ranked.filter((seat) => seat.isSuspended).slice(0, free);
  const fitting = new Set([...remaining, ...restored].map((seat) => seat.seatId));
  return seats.map((seat) => {
    const isSuspended = !fitting.has(seat.seatId);
    return isSuspended === seat.isSuspended ? seat : { ...seat, isSuspended };
  });
}
