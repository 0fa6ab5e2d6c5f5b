import type { AppointedRole } from '@learning/shared/domain/team-roles';
import { Failure } from '#failure.ts';
import { changeTeam } from '../change-team.ts';
import type { TeamDependencies } from '../dependencies.ts';
import type { TeamActor } from '../find-own-team.ts';
import type { TeamState } from '../team-state.ts';

interface Command {
  actor: TeamActor;
  seatId: string;
  role: AppointedRole;
  /** The groups of a manager. */
  groupIds: readonly string[];
}

/**
 * Gives a member a role. Repeating it changes nothing. No one changes their own role; who does not want it anymore is asked to leave it to
 * another administrator. Source: rules/access.md A48
 *
 * @throws Failure `team_not_found`, `team_role_too_low`, `member_not_found`, `own_team_role`; `group_not_found` for a group that is gone;
 * `invalid_request` for a manager without a group; `write_conflict`.
 */
export function setRole(
  { actor, seatId, role, groupIds }: Command,
  deps: Pick<TeamDependencies, 'teams'>,
): Promise<TeamState> {
  if ((role === 'manager') !== groupIds.length > 0) {
    throw new Failure('invalid_request', undefined, [
      { path: 'body.groupIds', message: 'belongs to a manager, who has at least one group' },
    ]);
  }
  return changeTeam(
    { actor, capability: 'setRoles' },
    (before) => {
      const seat = before.seats.find((candidate) => candidate.seatId === seatId);
      if (!seat) throw new Failure('member_not_found');
      if (seat.memberId === actor.userId) throw new Failure('own_team_role');
      const known = new Set(before.groups.map(({ groupId }) => groupId));
      if (groupIds.some((groupId) => !known.has(groupId))) throw new Failure('group_not_found');
      const changed = { ...seat, role, managedGroupIds: [...new Set(groupIds)].toSorted() };
      const seats = before.seats.map((other) => (other === seat ? changed : other));
      return { ...before, seats };
    },
    deps,
  );
}
