import { MAX_TEAM_GROUPS } from '@learning/shared/contract/team-group-limits';
import { Failure } from '#failure.ts';
import { changeTeam } from '../change-team.ts';
import type { TeamDependencies } from '../dependencies.ts';
import type { TeamActor } from '../find-own-team.ts';
import type { GroupRecord } from '../team-records.ts';
import type { TeamState } from '../team-state.ts';

type Dependencies = Pick<TeamDependencies, 'teams'>;

interface GroupCommand {
  actor: TeamActor;
  groupId: string;
}

const isSameName = (name: string) => (group: GroupRecord) =>
  group.name.toLowerCase() === name.toLowerCase();

/**
 * Makes a group. Making it again, under its name, changes nothing.
 *
 * @throws Failure `team_not_found`, `team_role_too_low`, `too_many_groups`, `write_conflict`.
 */
export function createGroup(
  { actor, name }: { actor: TeamActor; name: string },
  { teams, newId }: Dependencies & Pick<TeamDependencies, 'newId'>,
): Promise<TeamState> {
  const groupId = newId(actor.now);
  return changeTeam(
    { actor, capability: 'changeGroups' },
    (before) => {
      if (before.groups.some(isSameName(name))) return before;
      if (before.groups.length >= MAX_TEAM_GROUPS) throw new Failure('too_many_groups');
      const group = {
        entity: 'teamGroup' as const,
        orderId: before.team.orderId,
        groupId,
        name,
      };
      return { ...before, groups: [...before.groups, group] };
    },
    { teams },
  );
}

/**
 * Gives a group another name.
 *
 * @throws Failure `team_not_found`, `team_role_too_low`, `group_not_found`, `group_name_taken`, `write_conflict`.
 */
export function renameGroup(
  { actor, groupId, name }: GroupCommand & { name: string },
  deps: Dependencies,
): Promise<TeamState> {
  return changeTeam(
    { actor, capability: 'changeGroups', groupId },
    (before) => {
      const isTaken = before.groups.some(
        (group) => group.groupId !== groupId && isSameName(name)(group),
      );
      if (isTaken) throw new Failure('group_name_taken');
      const groups = before.groups.map((group) =>
        group.groupId === groupId ? { ...group, name } : group,
      );
      return { ...before, groups };
    },
    deps,
  );
}

/**
 * Deletes a group with what is assigned to it; its members keep their seats and what they started. Who managed it alone becomes a member.
 * Idempotent.
 *
 * @throws Failure `team_not_found`, `team_role_too_low`, `write_conflict`.
 */
export function deleteGroup(
  { actor, groupId }: GroupCommand,
  deps: Dependencies,
): Promise<TeamState> {
  return changeTeam(
    { actor, capability: 'changeGroups' },
    (before) => {
      const groups = before.groups.filter((group) => group.groupId !== groupId);
      if (groups.length === before.groups.length) return before;
      const assignments = before.assignments.filter((assignment) => assignment.groupId !== groupId);
      // The seats of members may go on naming it: an id never comes back.
      const left = groups.map((group) => group.groupId);
      const seats = before.seats.map((seat) => {
        if (!seat.managedGroupIds.includes(groupId)) return seat;
        const managedGroupIds = seat.managedGroupIds.filter((id) => left.includes(id));
        return managedGroupIds.length > 0
          ? { ...seat, managedGroupIds }
          : { ...seat, managedGroupIds, role: 'member' as const };
      });
      return { ...before, groups, assignments, seats };
    },
    deps,
  );
}

/**
 * Adds members to a group and takes others out of it. Repeating it changes nothing. Only what is named changes, so two people who
 * change one group at a time both get what they asked for.
 *
 * @throws Failure `team_not_found`, `team_role_too_low`, `group_not_found`, `member_not_found`, `write_conflict`.
 */
export function changeGroupMembers(
  {
    actor,
    groupId,
    add,
    remove,
  }: GroupCommand & { add: readonly string[]; remove: readonly string[] },
  deps: Dependencies,
): Promise<TeamState> {
  return changeTeam(
    { actor, capability: 'changeGroups', groupId },
    (before) => {
      const known = new Set(before.seats.map(({ seatId }) => seatId));
      if (add.some((seatId) => !known.has(seatId))) throw new Failure('member_not_found');
      const seats = before.seats.map((seat) => {
        const isIn = seat.groupIds.includes(groupId);
        if (add.includes(seat.seatId) && !isIn) {
          const current = seat.groupIds.filter((id) =>
            before.groups.some((group) => group.groupId === id),
          );
          return { ...seat, groupIds: [...current, groupId].toSorted() };
        }
        if (remove.includes(seat.seatId) && isIn) {
          return { ...seat, groupIds: seat.groupIds.filter((id) => id !== groupId) };
        }
        return seat;
      });
      return { ...before, seats };
    },
    deps,
  );
}
