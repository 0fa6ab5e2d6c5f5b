import type { Team } from '@learning/shared/contract/teams';
import { useQueryClient } from '@tanstack/react-query';
import { teamQuery } from '#queries/teams.ts';
import { updateCached, useApiMutation } from '#queries/use-api-mutation.ts';

/** Caches the team that a change returns. After a failure it is refetched. */
export function useTeamUpdate(learnerId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = teamQuery(learnerId);
  return {
    onSuccess: (team: Team) => updateCached(queryClient, queryKey, () => team),
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  };
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
