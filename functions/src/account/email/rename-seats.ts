import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { readSeats } from '#teams/seats/find-own-seats.ts';
import type { SeatRecord } from '#teams/team-records.ts';
import type { AccountDependencies } from '../dependencies.ts';

/** Shows the owners of plans the new address of a member, also of one who owns the team now and may become a member again. */
export async function renameSeats(
  { userId, newEmail, now }: { userId: string; newEmail: string; now: Date },
  { teams }: Pick<AccountDependencies, 'teams'>,
): Promise<void> {
  const renamed = (seat: SeatRecord) =>
    seat.memberId === userId ? { ...seat, accountEmail: newEmail } : seat;
  const own = await readSeats(userId, await teams.entitlements(userId, 'seat'), { teams });
  for (const { seat } of own) {
    await retryOnConflict(async () => {
      const before = await teams.read(seat.orderId);
      if (!before) return 'not_found';
      const { takenOver } = before.team;
      const team = {
        ...before.team,
        takenOver: takenOver && { ...takenOver, seat: renamed(takenOver.seat) },
      };
      const after = { ...before, team, seats: before.seats.map(renamed) };
      const outcome = await teams.change(before, after, now);
      return outcome === 'stored' ? outcome : CONFLICT;
    });
  }
}
