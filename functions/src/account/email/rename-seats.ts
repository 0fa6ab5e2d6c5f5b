import { retryOnConflict } from '#table/retry-on-conflict.ts';
import { findOwnSeats } from '#teams/seats/find-own-seats.ts';
import type { AccountDependencies } from '../dependencies.ts';

/** Shows the owners of plans the new address of a member. */
export async function renameSeats(
  { userId, newEmail, now }: { userId: string; newEmail: string; now: Date },
  { teams }: Pick<AccountDependencies, 'teams'>,
): Promise<void> {
  for (const { seat } of await findOwnSeats(userId, { teams })) {
    await retryOnConflict(async () => {
      const before = await teams.read(seat.orderId);
      if (!before) return { orderId: seat.orderId };
      const seats = before.seats.map((one) =>
        one.memberId === userId ? { ...one, accountEmail: newEmail } : one,
      );
      const outcome = await teams.change(before, { ...before, seats }, now);
      return outcome === 'stored' ? { orderId: seat.orderId } : undefined;
    });
  }
}
