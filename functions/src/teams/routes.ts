import { teamRoutes, type Team } from '@learning/shared/contract/teams';
import type { Implementations } from '#http/create-handler.ts';
import { enforce } from '#limits/enforce.ts';
import { assignCourse, removeAssignment } from './assignments/assign-course.ts';
import { listAssignments } from './assignments/list-assignments.ts';
import { acceptInvitation } from './invitations/accept-invitation.ts';
import type { TeamDependencies } from './dependencies.ts';
import { findOwnTeam } from './find-own-team.ts';
import { inviteMember } from './invitations/invite-member.ts';
import type { InvitedTeam } from './invitations/issue-invitation.ts';
import { leaveTeam } from './seats/leave-team.ts';
import { presentTeam, withLinkToPassOn } from './present-team.ts';
import { readInvitation } from './invitations/read-invitation.ts';
import { readInvitationHolder } from './invitations/read-invitation-holder.ts';
import { reassignSeat } from './seats/reassign-seat.ts';
import { removeMember } from './seats/remove-member.ts';
import type { TeamState } from './team-state.ts';
import { cancelInvitation } from './invitations/cancel-invitation.ts';

export function teamImplementations(deps: TeamDependencies): Implementations<typeof teamRoutes> {
  const present = async (state: Promise<TeamState>, now: Date) =>
    presentTeam(await state, now, deps);
  const presentInvited = async (invited: Promise<InvitedTeam>, now: Date): Promise<Team> => {
    const { state, linkToPassOn } = await invited;
    return withLinkToPassOn(await presentTeam(state, now, deps), linkToPassOn);
  };
  /** Makes a call that asks the user pool for an address, within the learner's limit. Source: rules/access.md A20 */
  const readingAddress = async <T>(userId: string, now: Date, work: () => Promise<T>) => {
    enforce(await deps.limits.take('addressReadsPerLearner', userId, now));
    return work();
  };
  return {
    getTeam: async ({ userId: ownerId, now }) => {
      const { state, endedAt } = await findOwnTeam({ ownerId, now }, deps);
      return { ...(await presentTeam(state, now, deps)), endedAt };
    },
    inviteMember: ({ userId: ownerId, body, now }) =>
      readingAddress(ownerId, now, () =>
        presentInvited(inviteMember({ ownerId, email: body.email, now }, deps), now),
      ),
    cancelInvitation: ({ userId: ownerId, params: { invitationId }, now }) =>
      present(cancelInvitation({ ownerId, invitationId, now }, deps), now),
    removeMember: ({ userId: ownerId, params: { seatId }, now }) =>
      present(removeMember({ ownerId, seatId, now }, deps), now),
    reassignSeat: ({ userId: ownerId, params: { seatId }, body, now }) =>
      readingAddress(ownerId, now, () =>
        presentInvited(reassignSeat({ ownerId, seatId, email: body.email, now }, deps), now),
      ),
    assignCourse: ({ userId: ownerId, params: { courseId }, body, now }) =>
      present(assignCourse({ ownerId, courseId, ...body, now }, deps), now),
    removeAssignment: ({ userId: ownerId, params: { courseId }, now }) =>
      present(removeAssignment({ ownerId, courseId, now }, deps), now),
    listAssignments: ({ userId, now }) => listAssignments({ userId, now }, deps),
    getInvitation: ({ body: { token }, now }) => readInvitation({ token, now }, deps),
    getInvitationHolder: ({ body: { token }, userId, now }) =>
      readingAddress(userId, now, () => readInvitationHolder({ token, userId, now }, deps)),
    acceptInvitation: ({ body: { token }, userId, now }) =>
      readingAddress(userId, now, () => acceptInvitation({ token, userId, now }, deps)),
    leaveTeam: ({ params: { seatId }, userId, now }) => leaveTeam({ userId, seatId, now }, deps),
  };
}
