import { mayInTeam, type TeamCapability, type TeamRole } from '@learning/shared/domain/team-roles';
import { Failure } from '#failure.ts';
import type { TeamState } from '../team-state.ts';

/** What a person is in a team, with the groups they manage. */
export interface PersonInTeam {
  role: TeamRole;
  /** Of a manager; those of an owner or administrator are all. */
  managedGroupIds: readonly string[];
}

/**
 * Returns what a person is in a team; null for someone without a seat, or with a paused one. A manager whose groups are all gone is a
 * member. Source: rules/access.md A48
 */
export function personInTeam(
  { team, seats, groups }: Pick<TeamState, 'team' | 'seats' | 'groups'>,
  userId: string,
): PersonInTeam | null {
  if (team.ownerId === userId) return { role: 'owner', managedGroupIds: [] };
  const seat = seats.find(({ memberId, isSuspended }) => memberId === userId && !isSuspended);
  if (!seat) return null;
  if (seat.role !== 'manager') return { role: seat.role, managedGroupIds: [] };
  const managedGroupIds = groups
    .map(({ groupId }) => groupId)
    .filter((groupId) => seat.managedGroupIds.includes(groupId));
  return managedGroupIds.length === 0
    ? { role: 'member', managedGroupIds }
    : { role: 'manager', managedGroupIds };
}

/**
 * Decides whether a person may do something in a team. Every call of a team asks here.
 *
 * @param groupId the group it is done to, if it is done to one
 * @throws Failure `team_not_found` for a stranger and a plain member, `team_role_too_low`; `group_not_found` for a group that is
 * unknown or not among those that a manager manages.
 */
export function requireCapability(
  state: TeamState,
  userId: string,
  capability: TeamCapability,
  groupId?: string,
): PersonInTeam {
  const person = personInTeam(state, userId);
  if (!person || person.role === 'member') throw new Failure('team_not_found');
  if (!mayInTeam(person.role, capability)) throw new Failure('team_role_too_low');
  if (groupId !== undefined) {
    const isKnown = state.groups.some((group) => group.groupId === groupId);
    const isOutside = person.role === 'manager' && !person.managedGroupIds.includes(groupId);
    if (!isKnown || isOutside) throw new Failure('group_not_found');
  }
  return person;
}
