/** Who owns a team and who pays for it. Source: rules/access.md A30 */
import type { Team } from '@learning/shared/contract/teams';
import type { SeatRecord, TeamRecord } from '../team-records.ts';
import { daysAfter, type TeamState } from '../team-state.ts';

/** Days in which an offer can be accepted. */
const OFFER_DAYS = 14;

/** Returns whose subscription the team belongs to. */
export function payerOf({ ownerId, takenOver }: Pick<TeamRecord, 'ownerId' | 'takenOver'>): string {
  return takenOver?.payerId ?? ownerId;
}

type OfferState = Pick<TeamState, 'seats'> & { team: Pick<TeamRecord, 'handover'> };

/** Returns the seat whose member may accept the team now; undefined without an open offer. A paused or removed seat has none. */
export function seatOfOffer(
  { team: { handover }, seats }: OfferState,
  now: Date,
): SeatRecord | undefined {
  if (!handover || handover.isDeclined || Date.parse(handover.endsAt) <= now.getTime())
    return undefined;
  return seats.find((seat) => seat.seatId === handover.seatId && !seat.isSuspended);
}

/** Returns the offer as the owner sees it: open or declined; null otherwise. */
export function presentHandover(state: OfferState, now: Date): Team['handover'] {
  const { handover } = state.team;
  if (!handover) return null;
  const { seatId, endsAt, isDeclined } = handover;
  const isShown = isDeclined
    ? state.seats.some((seat) => seat.seatId === seatId)
    : seatOfOffer(state, now) !== undefined;
  return isShown ? { seatId, expiresAt: endsAt, isDeclined } : null;
}

/** Returns the team with an offer to the member of a seat, which replaces an earlier one; the same open offer stays. */
export function withOffer(state: TeamState, seatId: string, now: Date): TeamState {
  if (seatOfOffer(state, now)?.seatId === seatId) return state;
  const handover = { seatId, endsAt: daysAfter(now, OFFER_DAYS).toISOString(), isDeclined: false };
  return { ...state, team: { ...state.team, handover } };
}

export function withoutOffer(state: TeamState): TeamState {
  return { ...state, team: { ...state.team, handover: null } };
}

/**
 * Returns the team with the holder of a seat as its owner. The former owner becomes a member: with the seat they had before, or with
 * `newSeat` if they never had one. As many places are taken as before.
 */
export function withOwner(state: TeamState, seat: SeatRecord, newSeat: SeatRecord): TeamState {
  const { team, seats } = state;
  const payerId = payerOf(team);
  const isPayer = seat.memberId === payerId;
  const formerSeat = team.takenOver?.seat ?? newSeat;
  return {
    ...state,
    team: {
      ...team,
      ownerId: seat.memberId,
      // An owner who becomes a member again has no role.
      takenOver: isPayer
        ? null
        : { payerId, seat: { ...seat, role: 'member', managedGroupIds: [] } },
      handover: null,
    },
    seats: inOrder([...seats.filter((otherSeat) => otherSeat.seatId !== seat.seatId), formerSeat]),
  };
}

/** Returns the team to the person who pays for it; the owner gets back the seat they had. A team that its owner pays for stays as it is. */
export function returnedToPayer(state: TeamState): TeamState {
  const { team, seats } = state;
  if (!team.takenOver) return state;
  const { payerId, seat } = team.takenOver;
  return {
    ...state,
    team: { ...team, ownerId: payerId, takenOver: null, handover: null },
    seats: inOrder([...seats.filter((otherSeat) => otherSeat.memberId !== payerId), seat]),
  };
}

/** Oldest first, as the table returns them. */
const inOrder = (seats: readonly SeatRecord[]) =>
  seats.toSorted((a, b) => (a.seatId < b.seatId ? -1 : 1));
