import type { InvitationRecord, SeatRecord, TeamRecord } from './team-records.ts';

/** A team with all that belongs to it. */
export interface TeamState {
  team: TeamRecord;
  /** In the order in which they were taken. */
  seats: SeatRecord[];
  /** In the order in which they were first sent. */
  invitations: InvitationRecord[];
}

const DAY_MS = 86_400_000;
/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 7;
/** How long it is kept, so that its link can say that it is over. */
export const INVITATION_KEPT_DAYS = 14;
export const MAX_OPEN_INVITATIONS = 50;
/** A plan is no way to send mail: renewals and those that were taken back count. */
export const MAX_INVITATIONS_A_DAY = 100;

export const daysAfter = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);

/** Ends at its end, that instant excluded. */
export function isInvitationOpen(invitation: Pick<InvitationRecord, 'endsAt'>, now: Date): boolean {
  return now.getTime() < Date.parse(invitation.endsAt);
}

/** DynamoDB deletes what has outlived its TTL within days; until then it is taken for gone. */
export function isInvitationKept(
  invitation: Pick<InvitationRecord, 'invitedAt'>,
  now: Date,
): boolean {
  return now < daysAfter(new Date(invitation.invitedAt), INVITATION_KEPT_DAYS);
}

/** Whether the plan opens courses now. */
export function isTeamOpen({ accessEndsAt }: TeamRecord, now: Date): boolean {
  return accessEndsAt !== null && now.getTime() < Date.parse(accessEndsAt);
}

/** The owner's seat and those that are not suspended. */
export function seatsUsedBy(seats: readonly SeatRecord[]): number {
  return 1 + seats.filter((seat) => !seat.isSuspended).length;
}

/**
 * The seats as the plan has room for them: the newest surplus ones are suspended, suspended ones come back, the oldest first. A
 * place that an open invitation holds stays free for it.
 */
export function fitSeats({ team, seats, invitations }: TeamState, now: Date): SeatRecord[] {
  const capacity = team.maxUsers - 1;
  const active = seats.filter((seat) => !seat.isSuspended);
  const held = invitations.filter((one) => one.holdsSeat && isInvitationOpen(one, now)).length;
  const kept = active.slice(0, Math.max(0, capacity));
  const room = Math.max(0, capacity - kept.length - held);
  const returning = seats.filter((seat) => seat.isSuspended).slice(0, room);
  const open = new Set([...kept, ...returning].map((seat) => seat.seatId));
  return seats.map((seat) => {
    const isSuspended = !open.has(seat.seatId);
    return isSuspended === seat.isSuspended ? seat : { ...seat, isSuspended };
  });
}
