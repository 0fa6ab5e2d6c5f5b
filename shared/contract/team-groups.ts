/** Groups and roles in a team, and its members page by page. Source: rules/access.md A48, A49 */
import { APPOINTED_ROLES } from '#domain/team-roles.ts';
import * as z from 'zod';
import { CourseIdParam, Name, SortableId, UserId, VisibleLine } from './fields.ts';
import { Cursor } from './operators/fields.ts';
import { defineRoutes } from './route.ts';
import { MAX_GROUP_CHANGES, MAX_TEAM_GROUPS } from './team-group-limits.ts';
import { AssignedDay, MembersPage, Team } from './teams.ts';

const teamParams = z.strictObject({ userId: UserId, teamId: SortableId });
const groupParams = z.strictObject({ userId: UserId, teamId: SortableId, groupId: SortableId });
const GroupName = Name(60);
const seatIds = z.array(SortableId).max(MAX_GROUP_CHANGES).default([]);
const group = 'teams';

export const teamGroupRoutes = defineRoutes({
  listTeamMembers: {
    method: 'GET',
    path: '/api/users/{userId}/teams/{teamId}/members',
    summary: 'The members of a team or of one of its groups with their progress, by pages',
    group,
    access: 'learner',
    teamCapability: 'seeMembers',
    params: teamParams,
    query: z.strictObject({ groupId: SortableId.optional(), cursor: Cursor.optional() }),
    response: MembersPage,
    errors: ['team_not_found', 'group_not_found'],
  },
  setTeamRole: {
    method: 'PUT',
    path: '/api/users/{userId}/teams/{teamId}/seats/{seatId}/role',
    summary: 'Make a member an administrator, a manager of groups, or a member without a role',
    group,
    access: 'learner',
    refusesDemo: true,
    teamCapability: 'setRoles',
    params: z.strictObject({ userId: UserId, teamId: SortableId, seatId: SortableId }),
    body: z.strictObject({
      role: z.enum(APPOINTED_ROLES),
      /** The groups of a manager. */
      groupIds: z.array(SortableId).max(MAX_TEAM_GROUPS).default([]),
    }),
    response: Team,
    errors: [
      'team_not_found',
      'team_role_too_low',
      'member_not_found',
      'own_team_role',
      'group_not_found',
      'write_conflict',
    ],
  },
  createTeamGroup: {
    method: 'POST',
    path: '/api/users/{userId}/teams/{teamId}/groups',
    summary: 'Make a group; making it again under its name changes nothing',
    group,
    access: 'learner',
    refusesDemo: true,
    teamCapability: 'changeGroups',
    params: teamParams,
    body: z.strictObject({ name: GroupName }),
    response: Team,
    status: 201,
    errors: ['team_not_found', 'team_role_too_low', 'too_many_groups', 'write_conflict'],
  },
  renameTeamGroup: {
    method: 'PUT',
    path: '/api/users/{userId}/teams/{teamId}/groups/{groupId}',
    summary: 'Give a group another name',
    group,
    access: 'learner',
    refusesDemo: true,
    teamCapability: 'changeGroups',
    params: groupParams,
    body: z.strictObject({ name: GroupName }),
    response: Team,
    errors: [
      'team_not_found',
      'team_role_too_low',
      'group_not_found',
      'group_name_taken',
      'write_conflict',
    ],
  },
  deleteTeamGroup: {
    method: 'DELETE',
    path: '/api/users/{userId}/teams/{teamId}/groups/{groupId}',
    summary: 'Delete a group with what is assigned to it; its members keep seats and progress',
    group,
    access: 'learner',
    refusesDemo: true,
    teamCapability: 'changeGroups',
    params: groupParams,
    response: Team,
    errors: ['team_not_found', 'team_role_too_low', 'write_conflict'],
  },
  changeGroupMembers: {
    method: 'POST',
    path: '/api/users/{userId}/teams/{teamId}/groups/{groupId}/members',
    summary: 'Add members to a group and take others out of it; safe to repeat',
    group,
    access: 'learner',
    refusesDemo: true,
    teamCapability: 'changeGroups',
    params: groupParams,
    body: z.strictObject({ add: seatIds, remove: seatIds }),
    response: Team,
    errors: [
      'team_not_found',
      'team_role_too_low',
      'group_not_found',
      'member_not_found',
      'write_conflict',
    ],
  },
  assignCourseToGroup: {
    method: 'PUT',
    path: '/api/users/{userId}/teams/{teamId}/groups/{groupId}/assignments/{courseId}',
    summary: 'Assign a course to a group, or change the due date or note of its assignment',
    group,
    access: 'learner',
    refusesDemo: true,
    teamCapability: 'assignToGroup',
    params: groupParams.extend({ courseId: CourseIdParam }),
    body: z.strictObject({ dueOn: AssignedDay.nullable(), note: VisibleLine(300).default('') }),
    response: Team,
    errors: [
      'team_not_found',
      'group_not_found',
      'course_not_found',
      'course_not_offered',
      'write_conflict',
    ],
  },
  removeGroupAssignment: {
    method: 'DELETE',
    path: '/api/users/{userId}/teams/{teamId}/groups/{groupId}/assignments/{courseId}',
    summary: 'Remove an assignment of a group; progress stays',
    group,
    access: 'learner',
    refusesDemo: true,
    teamCapability: 'assignToGroup',
    params: groupParams.extend({ courseId: CourseIdParam }),
    response: Team,
    errors: ['team_not_found', 'group_not_found', 'write_conflict'],
  },
});
