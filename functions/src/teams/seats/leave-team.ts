import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { Failure } from '#failure.ts';
import type { TeamDependencies } from '../dependencies.ts';
import { findOwnSeats } from './find-own-seats.ts';
import { withoutSeat } from './remove-member.ts';
import { fitSeats } from '../team-state.ts';

/**
 * Gives up the learner's own seat: access ends at once, progress stays.
 *
 * @throws Failure `member_not_found` when the seat is unknown or another learner's; `write_conflict`.
 */
export function leaveTeam(
  { userId, seatId, now }: { userId: string; seatId: string; now: Date },
  { teams }: Pick<TeamDependencies, 'teams'>,
): Promise<{ seatId: string }> {
  return retryOnConflict(async () => {
    const own = await findOwnSeats(userId, { teams });
    const orderId = own.find(({ seat }) => seat.seatId === seatId)?.team.orderId;
    const before = orderId === undefined ? null : await teams.read(orderId);
    if (!before) throw new Failure('member_not_found');
    const after = withoutSeat(before, seatId);
    const fitted = { ...after, seats: fitSeats(after, now) };
    const outcome = await teams.change(before, fitted, now, { actorId: userId });
    return outcome === 'stored' ? { seatId } : CONFLICT;
  });
}
