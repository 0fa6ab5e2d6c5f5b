import { Failure } from '#failure.ts';
import { changeOwnTeam } from '../change-own-team.ts';
import type { TeamDependencies } from '../dependencies.ts';
import { requireOwnTeam } from '../find-own-team.ts';
import type { SeatRecord } from '../team-records.ts';
import { fitSeats, type TeamState } from '../team-state.ts';
import { notifyRemovedMember } from './notify-removed-member.ts';

interface SeatCommand {
  ownerId: string;
  seatId: string;
  now: Date;
}

/**
 * Takes a seat back: the member's courses close at once, what they learned stays, and a mail tells them. A suspended seat comes
 * back into the room.
 *
 * @throws Failure `team_not_found`, `member_not_found`, `write_conflict`.
 */
export async function removeMember(
  command: SeatCommand,
  deps: Pick<TeamDependencies, 'teams' | 'emailOf' | 'sendMail' | 'siteOrigin'>,
): Promise<TeamState> {
  const seat = await requireSeat(command, deps);
  const after = await changeOwnTeam(
    command,
    (before) => {
      const after = withoutSeat(before, command.seatId);
      return { ...after, seats: fitSeats(after, command.now) };
    },
    deps,
  );
  await notifyRemovedMember(seat, after, deps);
  return after;
}

/**
 * A seat of the owner's team, read before it is taken back: whose it is does not change.
 *
 * @throws Failure `team_not_found`, `member_not_found`.
 */
export async function requireSeat(
  command: SeatCommand,
  deps: Pick<TeamDependencies, 'teams'>,
): Promise<SeatRecord> {
  const { seats } = await requireOwnTeam(command, deps);
  const seat = seats.find((one) => one.seatId === command.seatId);
  if (!seat) throw new Failure('member_not_found');
  return seat;
}

/** @throws Failure `member_not_found`. */
export function withoutSeat(state: TeamState, seatId: string): TeamState {
  const seats = state.seats.filter((seat) => seat.seatId !== seatId);
  if (seats.length === state.seats.length) throw new Failure('member_not_found');
  return { ...state, seats };
}
