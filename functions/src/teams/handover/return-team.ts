import { retryOnConflict } from '#table/retry-on-conflict.ts';
import type { TeamRepository } from '../team-repository.ts';
import { fitSeats } from '../team-state.ts';
import { returnedToPayer } from './ownership.ts';

/**
 * Returns the teams that a learner took over to those who pay for them, before the learner's account is deleted. Their seats end.
 * Idempotent.
 *
 * @throws Failure `write_conflict`.
 */
export async function returnTeams(
  { userId, now }: { userId: string; now: Date },
  { teams }: { teams: TeamRepository },
): Promise<void> {
  for (const { orderId } of await teams.entitlements(userId, 'seat')) {
    if (orderId === undefined) continue;
    await retryOnConflict(async () => {
      const before = await teams.read(orderId);
      if (before?.team.ownerId !== userId) return { isDone: true };
      const returned = returnedToPayer(before);
      const seats = returned.seats.filter((seat) => seat.memberId !== userId);
      const after = { ...returned, seats };
      const fitted = { ...after, seats: fitSeats(after, now) };
      const outcome = await teams.change(before, fitted, now, 'account_deleted');
      return outcome === 'stored' ? { isDone: true } : undefined;
    });
  }
}
