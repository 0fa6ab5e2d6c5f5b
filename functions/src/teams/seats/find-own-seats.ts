import type { EntitlementRecord } from '#learning/learner-records.ts';
import type { TeamDependencies } from '../dependencies.ts';
import type { SeatRecord, TeamRecord } from '../team-records.ts';

/** Lists the learner's seats in other learners' plans, newest plan first, including suspended seats and ended plans. */
export async function findOwnSeats(
  userId: string,
  { teams }: Pick<TeamDependencies, 'teams'>,
): Promise<OwnSeat[]> {
  const seats = await readSeats(userId, await teams.entitlements(userId, 'seat'), { teams });
  return seats.filter(({ isOwner }) => !isOwner);
}

interface OwnSeat {
  seat: SeatRecord;
  team: TeamRecord;
  /** The learner has taken over the team. */
  isOwner: boolean;
}

/** Does the same for a learner whose entitlements are known, with the teams they have taken over. Reads nothing without a seat. */
export async function readSeats(
  userId: string,
  entitlements: readonly EntitlementRecord[],
  { teams }: Pick<TeamDependencies, 'teams'>,
): Promise<OwnSeat[]> {
  const orderIds = entitlements
    .filter(({ kind }) => kind === 'seat')
    .flatMap(({ orderId }) => orderId ?? [])
    .toSorted((a, b) => b.localeCompare(a));
  const states = await Promise.all(orderIds.map((orderId) => teams.read(orderId)));
  return states.flatMap((state): OwnSeat[] => {
    if (!state) return [];
    const { team } = state;
    if (team.takenOver && team.ownerId === userId) {
      return [{ seat: team.takenOver.seat, team, isOwner: true }];
    }
    return state.seats
      .filter((seat) => seat.memberId === userId)
      .map((seat) => ({ seat, team, isOwner: false }));
  });
}
