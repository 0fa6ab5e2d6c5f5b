import type { TeamState } from '../team-state.ts';
import type { PersonInTeam } from './team-role.ts';

/**
 * Returns the part of a team that a person may see: all of it for an owner or administrator; for a manager the groups they manage, with
 * their members and what is assigned to these. Source: rules/access.md A48
 */
export function visibleTeam(state: TeamState, { role, managedGroupIds }: PersonInTeam): TeamState {
  if (role === 'owner' || role === 'administrator') return state;
  const isManaged = (groupId: string) => managedGroupIds.includes(groupId);
  return {
    team: { ...state.team, handover: null },
    groups: state.groups.filter(({ groupId }) => isManaged(groupId)),
    seats: state.seats
      .filter(({ groupIds }) => groupIds.some(isManaged))
      .map((seat) => ({
        ...seat,
        groupIds: seat.groupIds.filter(isManaged),
        managedGroupIds: seat.managedGroupIds.filter(isManaged),
      })),
    invitations: [],
    assignments: state.assignments.filter(({ groupId }) => groupId === null || isManaged(groupId)),
  };
}
