import { Failure } from '#failure.ts';
import { changeTeam } from '../change-team.ts';
import type { TeamDependencies } from '../dependencies.ts';
import { requireTeam, type TeamActor } from '../find-own-team.ts';
import type { SeatRecord } from '../team-records.ts';
import { payerOf } from '../handover/ownership.ts';
import { fitSeats, type TeamState } from '../team-state.ts';
import { notifyRemovedMember } from './notify-removed-member.ts';

interface SeatCommand {
  actor: TeamActor;
  seatId: string;
}

/**
 * Removes a member: their access ends at once, their progress stays, and a mail notifies them. The freed seat restores a
 * suspended one.
 *
 * @throws Failure `team_not_found`, `team_role_too_low`, `member_not_found`, `own_team_role`, `payer_has_seat`, `write_conflict`.
 */
export async function removeMember(
  command: SeatCommand,
  deps: Pick<TeamDependencies, 'teams' | 'contactOf' | 'sendMail' | 'siteOrigin'>,
): Promise<TeamState> {
  const seat = await requireSeat(command, deps);
  const after = await changeTeam(
    { actor: command.actor, capability: 'removeMembers' },
    (before) => {
      const after = withoutSeat(before, command.seatId);
      return { ...after, seats: fitSeats(after, command.actor.now) };
    },
    deps,
  );
  await notifyRemovedMember(seat, after, command.actor.userId, deps);
  return after;
}

/**
 * Reads a seat of a team before it is removed, for the mail to its member.
 *
 * @throws Failure `team_not_found`, `team_role_too_low`, `member_not_found`; `own_team_role` for one's own seat.
 */
export async function requireSeat(
  command: SeatCommand,
  deps: Pick<TeamDependencies, 'teams'>,
): Promise<SeatRecord> {
  const { seats } = await requireTeam(command.actor, 'removeMembers', deps);
  const seat = seats.find((candidate) => candidate.seatId === command.seatId);
  if (!seat) throw new Failure('member_not_found');
  if (seat.memberId === command.actor.userId) throw new Failure('own_team_role');
  return seat;
}

/** @throws Failure `member_not_found`; `payer_has_seat` for the one who pays for the plan. */
export function withoutSeat(state: TeamState, seatId: string): TeamState {
  const seat = state.seats.find((candidate) => candidate.seatId === seatId);
  if (!seat) throw new Failure('member_not_found');
  if (seat.memberId === payerOf(state.team)) throw new Failure('payer_has_seat');
  return { ...state, seats: state.seats.filter((otherSeat) => otherSeat !== seat) };
}
