import type { Team, TeamMember } from '@learning/shared/contract/teams';
import type { AppointedRole } from '@learning/shared/domain/team-roles';

export const ROLE_NAMES: Readonly<Record<AppointedRole, string>> = {
  administrator: 'Administrator',
  manager: 'Manager',
  member: 'Member',
};

/** What each role may do, for who gives it. */
export const ROLE_RIGHTS: Readonly<Record<AppointedRole, string>> = {
  administrator:
    'Invites and removes people, makes groups, gives roles, assigns courses and sees the activity log. Can’t hand over the team or change the plan.',
  manager:
    'Sees the members of the groups you choose with their progress, and assigns courses to these groups.',
  member: 'Takes courses, and sees no one else’s progress.',
};

/** Describes a role with the groups of a member: `Manager of Night shift`, or the groups they belong to; empty without either. */
export function roleWords(
  { role, managedGroupIds, groupIds }: Pick<TeamMember, 'role' | 'managedGroupIds' | 'groupIds'>,
  groups: Team['groups'],
): string {
  const namesOf = (ids: readonly string[]) =>
    groups.filter(({ groupId }) => ids.includes(groupId)).map(({ name }) => name);
  const managed = namesOf(managedGroupIds);
  if (role === 'administrator') return ROLE_NAMES.administrator;
  if (role === 'manager' && managed.length > 0) return `Manager of ${managed.join(', ')}`;
  return namesOf(groupIds).join(', ');
}
