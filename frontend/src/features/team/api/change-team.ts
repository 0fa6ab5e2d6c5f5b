import type { Team } from '@learning/shared/contract/teams';
import { useQueryClient } from '@tanstack/react-query';
import { teamQuery } from '#queries/teams.ts';
import { updateCached, useApiMutation } from '#queries/use-api-mutation.ts';

/** Caches the team that a change returns. After a failure it is refetched. */
export function useTeamUpdate(learnerId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = teamQuery(learnerId);
  return {
    onSuccess: (team: Team) =>
      updateCached(queryClient, queryKey, (before) => keepLinks(team, before)),
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  };
}

/** Keeps links that only the response to the invitation had, so that inviting a list shows the link of each unsent one. */
function keepLinks(team: Team, before: Team): Team {
  const invitations = team.invitations.map((invitation) => {
    const same = before.invitations.find(
      ({ invitationId, invitedAt }) =>
        invitationId === invitation.invitationId && invitedAt === invitation.invitedAt,
    );
    return { ...invitation, linkToPassOn: invitation.linkToPassOn ?? same?.linkToPassOn ?? null };
  });
  return { ...team, invitations };
}

export function useInviteMember(learnerId: string) {
  return useApiMutation('inviteMember', {
    call: (email: string) => ({ params: { userId: learnerId }, body: { email } }),
    ...useTeamUpdate(learnerId),
  });
}

export function useCancelInvitation(learnerId: string) {
  return useApiMutation('cancelInvitation', {
    call: (invitationId: string) => ({ params: { userId: learnerId, invitationId } }),
    ...useTeamUpdate(learnerId),
  });
}

export function useRemoveMember(learnerId: string) {
  return useApiMutation('removeMember', {
    call: (seatId: string) => ({ params: { userId: learnerId, seatId } }),
    ...useTeamUpdate(learnerId),
  });
}

export function useReassignSeat(learnerId: string) {
  return useApiMutation('reassignSeat', {
    call: ({ seatId, email }: { seatId: string; email: string }) => ({
      params: { userId: learnerId, seatId },
      body: { email },
    }),
    ...useTeamUpdate(learnerId),
  });
}
