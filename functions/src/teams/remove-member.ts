import { ApiFailure } from '../http/api-failure.ts';
import { changeOwnTeam } from './change-own-team.ts';
import type { TeamDependencies } from './dependencies.ts';
import { fitSeats, type TeamState } from './team-state.ts';

/**
 * Takes a seat back: the member's courses close at once, what they learned stays. A suspended seat comes back into the room.
 *
 * @throws ApiFailure `team_not_found`, `member_not_found`, `write_conflict`.
 */
export function removeMember(
  command: { ownerId: string; seatId: string; now: Date },
  deps: Pick<TeamDependencies, 'teams'>,
): Promise<TeamState> {
  return changeOwnTeam(
    command,
    (before) => {
      const after = withoutSeat(before, command.seatId);
      return { ...after, seats: fitSeats(after, command.now) };
    },
    deps,
  );
}

/** @throws ApiFailure `member_not_found`. */
export function withoutSeat(state: TeamState, seatId: string): TeamState {
  const seats = state.seats.filter((seat) => seat.seatId !== seatId);
  if (seats.length === state.seats.length) throw new ApiFailure('member_not_found');
  return { ...state, seats };
}
