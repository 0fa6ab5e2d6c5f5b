import { teamActivityRoutes } from '@learning/shared/contract/team-activity';
import { teamGroupRoutes } from '@learning/shared/contract/team-groups';
import { teamRoutes, type Team } from '@learning/shared/contract/teams';
import type { Implementations } from '#http/create-handler.ts';
import { enforce } from '#limits/enforce.ts';
import { exportActivity, listActivity } from './activity/read-activity.ts';
import {
  assignCourse,
  assignCourseToGroup,
  removeAssignment,
} from './assignments/assign-course.ts';
import { listAssignments } from './assignments/list-assignments.ts';
import { acceptInvitation } from './invitations/accept-invitation.ts';
import type { TeamDependencies } from './dependencies.ts';
import { findOwnTeam } from './find-own-team.ts';
import {
  changeGroupMembers,
  createGroup,
  deleteGroup,
  renameGroup,
} from './groups/change-groups.ts';
import { inviteMember } from './invitations/invite-member.ts';
import type { InvitedTeam } from './invitations/issue-invitation.ts';
import { leaveTeam } from './seats/leave-team.ts';
import { listMembers } from './list-members.ts';
import { presentTeam, withLinkToPassOn } from './present-team.ts';
import { readInvitation } from './invitations/read-invitation.ts';
import { readInvitationHolder } from './invitations/read-invitation-holder.ts';
import { reassignSeat } from './seats/reassign-seat.ts';
import { removeMember } from './seats/remove-member.ts';
import { setRole } from './roles/set-role.ts';
import type { TeamState } from './team-state.ts';
import { cancelInvitation } from './invitations/cancel-invitation.ts';

/** The calls of one function. */
export const servedTeamRoutes = { ...teamRoutes, ...teamGroupRoutes, ...teamActivityRoutes };

type Caller = { userId: string; now: Date };

export function teamImplementations(
  deps: TeamDependencies,
): Implementations<typeof servedTeamRoutes> {
  const present = async (state: Promise<TeamState>, { userId, now }: Caller) =>
    presentTeam(await state, userId, now, deps);
  const presentInvited = async (invited: Promise<InvitedTeam>, caller: Caller): Promise<Team> => {
    const { state, linkToPassOn } = await invited;
    return withLinkToPassOn(
      await presentTeam(state, caller.userId, caller.now, deps),
      linkToPassOn,
    );
  };
  /** Makes a call that asks the user pool for an address, within the learner's limit. Source: rules/access.md A20 */
  const readingAddress = async <T>(userId: string, now: Date, work: () => Promise<T>) => {
    enforce(await deps.limits.take('addressReadsPerLearner', userId, now));
    return work();
  };
  return {
    getTeam: async ({ userId, now }) => {
      const { state, endedAt } = await findOwnTeam({ userId, now }, deps);
      return { ...(await presentTeam(state, userId, now, deps)), endedAt };
    },
    listTeamMembers: ({ userId, params: { teamId }, query, now }) =>
      listMembers({ actor: { userId, teamId, now }, ...query }, deps),
    inviteMember: ({ userId, body, now }) =>
      readingAddress(userId, now, () =>
        presentInvited(inviteMember({ actor: { userId, now }, email: body.email }, deps), {
          userId,
          now,
        }),
      ),
    cancelInvitation: ({ userId, params: { invitationId }, now }) =>
      present(cancelInvitation({ actor: { userId, now }, invitationId }, deps), { userId, now }),
    removeMember: ({ userId, params: { seatId }, now }) =>
      present(removeMember({ actor: { userId, now }, seatId }, deps), { userId, now }),
    reassignSeat: ({ userId, params: { seatId }, body, now }) =>
      readingAddress(userId, now, () =>
        presentInvited(reassignSeat({ actor: { userId, now }, seatId, email: body.email }, deps), {
          userId,
          now,
        }),
      ),
    assignCourse: ({ userId, params: { courseId }, body, now }) =>
      present(assignCourse({ actor: { userId, now }, courseId, ...body }, deps), { userId, now }),
    removeAssignment: ({ userId, params: { courseId }, now }) =>
      present(removeAssignment({ actor: { userId, now }, courseId }, deps), { userId, now }),
    setTeamRole: ({ userId, params: { teamId, seatId }, body, now }) =>
      present(setRole({ actor: { userId, teamId, now }, seatId, ...body }, deps), { userId, now }),
    createTeamGroup: ({ userId, params: { teamId }, body: { name }, now }) =>
      present(createGroup({ actor: { userId, teamId, now }, name }, deps), { userId, now }),
    renameTeamGroup: ({ userId, params: { teamId, groupId }, body: { name }, now }) =>
      present(renameGroup({ actor: { userId, teamId, now }, groupId, name }, deps), {
        userId,
        now,
      }),
    deleteTeamGroup: ({ userId, params: { teamId, groupId }, now }) =>
      present(deleteGroup({ actor: { userId, teamId, now }, groupId }, deps), { userId, now }),
    changeGroupMembers: ({ userId, params: { teamId, groupId }, body, now }) =>
      present(changeGroupMembers({ actor: { userId, teamId, now }, groupId, ...body }, deps), {
        userId,
        now,
      }),
    assignCourseToGroup: ({ userId, params: { teamId, ...params }, body, now }) =>
      present(assignCourseToGroup({ actor: { userId, teamId, now }, ...params, ...body }, deps), {
        userId,
        now,
      }),
    removeGroupAssignment: ({ userId, params: { teamId, courseId, groupId }, now }) =>
      present(removeAssignment({ actor: { userId, teamId, now }, courseId, groupId }, deps), {
        userId,
        now,
      }),
    listTeamActivity: ({ userId, params: { teamId }, query, now }) =>
      listActivity({ actor: { userId, teamId, now }, ...query }, deps),
    exportTeamActivity: ({ userId, params: { teamId }, query, now }) =>
      exportActivity({ actor: { userId, teamId, now }, ...query }, deps),
    listAssignments: ({ userId, now }) => listAssignments({ userId, now }, deps),
    getInvitation: ({ body: { token }, now }) => readInvitation({ token, now }, deps),
    getInvitationHolder: ({ body: { token }, userId, now }) =>
      readingAddress(userId, now, () => readInvitationHolder({ token, userId, now }, deps)),
    acceptInvitation: ({ body: { token }, userId, now }) =>
      readingAddress(userId, now, () => acceptInvitation({ token, userId, now }, deps)),
    leaveTeam: ({ params: { seatId }, userId, now }) => leaveTeam({ userId, seatId, now }, deps),
  };
}
