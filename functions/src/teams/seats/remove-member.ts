import { Failure } from '#failure.ts';
import { changeOwnTeam } from '../change-own-team.ts';
import type { TeamDependencies } from '../dependencies.ts';
import { requireOwnTeam } from '../find-own-team.ts';
import type { SeatRecord } from '../team-records.ts';
import { payerOf } from '../handover/ownership.ts';
import { fitSeats, type TeamState } from '../team-state.ts';
import { notifyRemovedMember } from './notify-removed-member.ts';

interface SeatCommand {
  ownerId: string;
  seatId: string;
  now: Date;
}

/**
 * Removes a member: their access ends at once, their progress stays, and a mail notifies them. The freed seat restores a
 * suspended one.
 *
 * @throws Failure `team_not_found`, `member_not_found`, `payer_has_seat`, `write_conflict`.
 */
export async function removeMember(
  command: SeatCommand,
  deps: Pick<TeamDependencies, 'teams' | 'contactOf' | 'sendMail' | 'siteOrigin'>,
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
 * Reads a seat of the owner's team before it is removed, for the mail to its member.
 *
 * @throws Failure `team_not_found`, `member_not_found`.
 */
export async function requireSeat(
  command: SeatCommand,
  deps: Pick<TeamDependencies, 'teams'>,
): Promise<SeatRecord> {
  const { seats } = await requireOwnTeam(command, deps);
  const seat = seats.find((candidate) => candidate.seatId === command.seatId);
  if (!seat) throw new Failure('member_not_found');
  return seat;
}

/** @throws Failure `member_not_found`; `payer_has_seat` for the one who pays for the plan. */
export function withoutSeat(state: TeamState, seatId: string): TeamState {
  const seat = state.seats.find((candidate) => candidate.seatId === seatId);
  if (!seat) throw new Failure('member_not_found');
  if (seat.memberId === payerOf(state.team)) throw new Failure('payer_has_seat');
  return { ...state, seats: state.seats.filter((otherSeat) => otherSeat !== seat) };
}
