import type { TeamDependencies } from '../dependencies.ts';
import type { SeatRecord, TeamRecord } from '../team-records.ts';

/** The learner's seats in others' plans, suspended ones and those of plans that are over included; the newest plan first. */
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
