import type { TeamDependencies } from '../dependencies.ts';
import type { SeatRecord, TeamRecord } from '../team-records.ts';

/** Lists the learner's seats in other learners' plans, newest plan first, including suspended seats and ended plans. */
export async function findOwnSeats(
  userId: string,
  { teams }: Pick<TeamDependencies, 'teams'>,
): Promise<{ seat: SeatRecord; team: TeamRecord }[]> {
  const orderIds = (await teams.entitlements(userId, 'seat')).flatMap(
    ({ orderId }) => orderId ?? [],
  );
  const states = await Promise.all(orderIds.map((orderId) => teams.read(orderId)));
  return states.flatMap((state) =>
    (state?.seats ?? [])
      .filter((seat) => seat.memberId === userId)
      .map((seat) => ({ seat, team: state!.team })),
  );
}
