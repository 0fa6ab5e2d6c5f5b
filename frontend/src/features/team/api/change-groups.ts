import type { AppointedRole } from '@learning/shared/domain/team-roles';
import type { Team } from '@learning/shared/contract/teams';
import { useApiMutation } from '#queries/use-api-mutation.ts';
import { useTeamUpdate } from './change-team.ts';

type TeamIds = Pick<Team, 'teamId'>;

export function useSetRole(learnerId: string, { teamId }: TeamIds) {
  return useApiMutation('setTeamRole', {
    call: ({ seatId, ...body }: { seatId: string; role: AppointedRole; groupIds: string[] }) => ({
      params: { userId: learnerId, teamId, seatId },
      body,
    }),
    ...useTeamUpdate(learnerId),
  });
}

export function useCreateGroup(learnerId: string, { teamId }: TeamIds) {
  return useApiMutation('createTeamGroup', {
    call: (name: string) => ({ params: { userId: learnerId, teamId }, body: { name } }),
    ...useTeamUpdate(learnerId),
  });
}

export function useRenameGroup(learnerId: string, { teamId }: TeamIds) {
  return useApiMutation('renameTeamGroup', {
    call: ({ groupId, name }: { groupId: string; name: string }) => ({
      params: { userId: learnerId, teamId, groupId },
      body: { name },
    }),
    ...useTeamUpdate(learnerId),
  });
}

export function useDeleteGroup(learnerId: string, { teamId }: TeamIds) {
  return useApiMutation('deleteTeamGroup', {
    call: (groupId: string) => ({ params: { userId: learnerId, teamId, groupId } }),
    ...useTeamUpdate(learnerId),
  });
}

export function useChangeGroupMembers(learnerId: string, { teamId }: TeamIds) {
  return useApiMutation('changeGroupMembers', {
    call: ({ groupId, ...body }: { groupId: string; add: string[]; remove: string[] }) => ({
      params: { userId: learnerId, teamId, groupId },
      body,
    }),
    ...useTeamUpdate(learnerId),
  });
}

export function useAssignToGroup(learnerId: string, { teamId }: TeamIds) {
  return useApiMutation('assignCourseToGroup', {
    call: ({
      groupId,
      courseId,
      ...body
    }: {
      groupId: string;
      courseId: number;
      dueOn: string | null;
      note: string;
    }) => ({
      params: { userId: learnerId, teamId, groupId, courseId: String(courseId) },
      body,
    }),
    ...useTeamUpdate(learnerId),
  });
}

export function useRemoveGroupAssignment(learnerId: string, { teamId }: TeamIds) {
  return useApiMutation('removeGroupAssignment', {
    call: ({ groupId, courseId }: { groupId: string; courseId: number }) => ({
      params: { userId: learnerId, teamId, groupId, courseId: String(courseId) },
    }),
    ...useTeamUpdate(learnerId),
  });
}
