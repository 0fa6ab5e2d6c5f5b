import type { OwnSeat } from '@learning/shared/contract/purchases';
import { isActive } from '@learning/shared/domain/access';
import { findOwnSeats } from '#teams/seats/find-own-seats.ts';
import type { BillingRepositories } from '../dependencies.ts';

type Teams = Pick<BillingRepositories, 'teams'>;

/** Returns the seats the learner holds in other learners' plans; removed seats are not included. */
export async function presentOwnSeats(userId: string, now: Date, deps: Teams): Promise<OwnSeat[]> {
  const seats = await findOwnSeats(userId, deps);
  return seats.map(({ seat: { seatId, joinedAt, isSuspended }, team }) => {
    const { tierName, accessEndsAt } = team;
    const isOpen = accessEndsAt !== null && isActive({ endsAt: accessEndsAt }, now);
    return {
      seatId,
      tierName,
      joinedAt,
      isActive: isOpen && !isSuspended,
      isPaused: isOpen && isSuspended,
    };
  });
}

/** Counts the seats of a plan in use, including the owner's. */
export async function seatsUsedIn(orderId: string, { teams }: Teams): Promise<number> {
  return (await teams.read(orderId))?.team.seatsUsed ?? 1;
}
