import type { OwnSeat } from '@learning/shared/contract/purchases';
import { isActive } from '@learning/shared/domain/access';
import type { EntitlementRecord } from '#learning/learner-records.ts';
import { payerOf } from '#teams/handover/ownership.ts';
import { readSeats } from '#teams/seats/find-own-seats.ts';
import type { BillingRepositories } from '../dependencies.ts';

type Teams = Pick<BillingRepositories, 'teams'>;

/** Returns the seats the learner holds in plans that others pay for; removed seats are not included. */
export async function presentOwnSeats(
  { userId, now }: { userId: string; now: Date },
  entitlements: readonly EntitlementRecord[],
  deps: Teams,
): Promise<OwnSeat[]> {
  const seats = await readSeats(userId, entitlements, deps);
  return seats.flatMap(({ seat: { seatId, joinedAt, isSuspended }, team, isOwner }) => {
    const { tierName, accessEndsAt } = team;
    // Former owners still have the plan itself.
    if (payerOf(team) === userId) return [];
    const isOpen = accessEndsAt !== null && isActive({ endsAt: accessEndsAt }, now);
    return {
      seatId,
      tierName,
      joinedAt,
      isActive: isOpen && !isSuspended,
      isPaused: isOpen && isSuspended,
      isOwner,
    };
  });
}

export interface SeatCounts {
  /** Including the owner's. */
  seatsUsed: number;
  /** Members who wait for a seat since the plan became smaller. */
  pausedMembers: number;
}

/** The counts of a plan that no one was invited to. */
export const ONLY_OWNER: SeatCounts = { seatsUsed: 1, pausedMembers: 0 };

export async function countSeats(orderId: string, { teams }: Teams): Promise<SeatCounts> {
  const state = await teams.read(orderId);
  if (!state) return ONLY_OWNER;
  return {
    seatsUsed: state.team.seatsUsed,
    pausedMembers: state.seats.filter((seat) => seat.isSuspended).length,
  };
}
